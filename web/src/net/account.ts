// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page asks the server about accounts. The secret that is signed in is a cookie, which no script sees. */
import {
  Fault,
  readHttpProblem,
  readOwnAccount,
  readSessionList,
  readWhoAmI,
  type ErrorCode,
  type OwnAccount,
  type Preferences,
  type SessionLine,
} from './messages';

/** Why the server did not do it. */
export class Refusal {
  constructor(
    readonly code: ErrorCode | 'unreachable',
    /** After that time it may be tried again. */
    readonly waitMs = 0,
  ) {}
}

export type Answer<T> = T | Refusal;

export async function whoAmI(): Promise<Answer<OwnAccount | null>> {
  const answer = await ask('GET', '/api/account', readWhoAmI);
  return answer instanceof Refusal ? answer : answer.account;
}

export const signUp = (name: string, password: string, preferences: Preferences) =>
  ask('POST', '/api/account', readOwnAccount, { name, password, ...preferences });
export const signIn = (name: string, password: string) => ask('POST', '/api/session', readOwnAccount, { name, password });
export const signOut = () => ask('DELETE', '/api/session', ignored);

export const rename = (name: string, password: string) =>
  ask('PUT', '/api/account/name', readOwnAccount, { name, password });
export const changePassword = (password: string, wanted: string) =>
  ask('PUT', '/api/account/password', readOwnAccount, { password, new_password: wanted });
export const changePreferences = (preferences: Preferences) =>
  ask('PUT', '/api/account/preferences', readOwnAccount, preferences);
export const deleteAccount = (password: string) => ask('POST', '/api/account/deletion', ignored, { password });

export const changePicture = (picture: Blob) => ask('PUT', '/api/account/avatar', readOwnAccount, picture);
export const removePicture = () => ask('DELETE', '/api/account/avatar', readOwnAccount);

export async function listSessions(): Promise<Answer<SessionLine[]>> {
  const answer = await ask('GET', '/api/account/sessions', readSessionList);
  return answer instanceof Refusal ? answer : answer.sessions;
}
export const endSession = (id: string) => ask('DELETE', `/api/account/sessions/${id}`, ignored);
export const endOtherSessions = () => ask('DELETE', '/api/account/sessions', ignored);

function ignored(): true {
  return true;
}

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
