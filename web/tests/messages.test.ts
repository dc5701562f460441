// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's side of protocol/: the examples that the server's tests write and read are read here as well. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Fault, readGameMade, readServerMessage } from '../src/net/messages';

const examples = readFileSync(new URL('../../protocol/examples/server.jsonl', import.meta.url), 'utf8').trim().split('\n');

describe('messages of the server', () => {
  it.each(examples)('%s', (line) => {
    const message = readServerMessage(line);
    expect(message).not.toBeInstanceOf(Fault);
    expect(message).toEqual(JSON.parse(line));
  });

  it.each([
    ['no JSON', 'hello', ''],
    ['a list', '[]', ''],
    ['no type', '{"id":1}', 'type'],
    ['a message of the page', '{"type":"ping","id":1}', 'type'],
    ['field missing', '{"type":"pong"}', 'id'],
    ['negative number', '{"type":"pong","id":-1}', 'id'],
    ['fraction', '{"type":"pong","id":1.5}', 'id'],
    ['unknown word of a closed list', '{"type":"error","code":"odd","text":"","closing":false}', 'code'],
    ['square beyond the board', '{"type":"refused","id":1,"seq":0,"ruling":{"code":"x","article":null,"squares":["e4","i9"],"text":""}}', 'ruling.squares[1]'],
  ])('%s is refused with its place', (_, text, place) => {
    const fault = readServerMessage(text);
    expect(fault).toBeInstanceOf(Fault);
    expect((fault as Fault).place).toBe(place);
  });

  it('drops what it does not know', () => {
    expect(readServerMessage('{"type":"pong","id":1,"later":{}}')).toEqual({ type: 'pong', id: 1 });
  });

  it('reads the answer to a new game', () => {
    const made = { game: 'abcdefghijkl', key: 'abcdefghijklmnopqrstuvwxyz', invite: '/game/abcdefghijkl' };
    expect(readGameMade(JSON.stringify(made))).toEqual(made);
    expect(readGameMade('{"game":"UPPER","key":"","invite":""}')).toBeInstanceOf(Fault);
  });
});
