// SPDX-License-Identifier: GPL-3.0-or-later
/** One question to the server over HTTP. */
import { Fault, readHttpProblem, type ErrorCode } from './messages';

/** Why the server did not do it. */
export class Refusal {
  constructor(
    readonly code: ErrorCode | 'unreachable',
    /** After that time it may be tried again. */
    readonly waitMs = 0,
  ) {}
}

export type Answer<T> = T | Refusal;

/** `read`: what the answer says. */
export async function ask<T>(method: string, path: string, read: (text: string) => T | Fault, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { method, ...bodyOf(body) });
    const text = await response.text();
    if (!response.ok) return refusalOf(response.status, text);
    const answer = read(text);
    return answer instanceof Fault ? new Refusal('unreadable') : answer;
  } catch {
    return new Refusal('unreachable');
  }
}

function bodyOf(body: object | undefined): RequestInit {
  if (!body) return {};
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type || 'application/octet-stream' }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function refusalOf(status: number, text: string): Refusal {
  if (status === 413) return new Refusal('bad-picture');
  const problem = readHttpProblem(text);
  return problem instanceof Fault ? new Refusal('unavailable') : new Refusal(problem.code, problem.wait_ms);
}
