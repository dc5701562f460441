// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page asks the server about accounts. The secret that is signed in is a cookie, which no script sees. */
import { ask, Refusal, type Answer } from './ask';
import {
  readOwnAccount,
  readSessionList,
  readWhoAmI,
  type OwnAccount,
  type Preferences,
  type SessionLine,
} from './messages';

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
