// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of accounts. */
import type { ErrorCode } from '../net/messages';

export interface AccountMessages {
  heading: string;
  lead: string;
  signIn: string;
  signUp: string;
  signOut: string;
  name: string;
  nameHint: string;
  password: string;
  passwordHint: string;
  showPassword: string;
  working: string;
  since: (day: string) => string;
  picture: { heading: string; hint: string; choose: string; remove: string; drawn: string; kept: string };
  rename: { heading: string; newName: string; hint: string; act: string; done: string };
  newPassword: { heading: string; current: string; wanted: string; hint: string; act: string; done: string };
  settings: { heading: string; text: string };
  challenges: { heading: string; text: string };
  sessions: {
    heading: string;
    text: string;
    unknown: string;
    current: string;
    seen: (when: string) => string;
    end: (browser: string) => string;
    endShort: string;
    endOthers: string;
    ended: string;
  };
  takeAway: { heading: string; text: string; act: string };
  deletion: { heading: string; text: string; begin: string; sure: string; act: string; keep: string; done: string };
  problems: Partial<Record<ErrorCode, string>>;
  wait: (seconds: number) => string;
  otherwise: string;
  unreachable: string;
}

export const accountEn: AccountMessages = {
  heading: 'Account',
  lead: 'You play by link without one. With an account your games, your settings and your picture are there in every browser.',
  signIn: 'Sign in',
  signUp: 'Make an account',
  signOut: 'Sign out',
  name: 'Name',
  nameHint: '2 to 20 letters or digits',
  password: 'Password',
  passwordHint: 'At least 10 characters; a few words are best',
  showPassword: 'Show password',
  working: 'One moment',
  since: (day) => `Here since ${day}`,
  picture: {
    heading: 'Picture',
    hint: 'PNG, JPEG or WebP, at most 1 MB. Others see it beside your name.',
    choose: 'Choose a picture',
    remove: 'Use the drawn one',
    drawn: 'Your picture is drawn from your name.',
    kept: 'Your picture is kept.',
  },
  rename: {
    heading: 'Name',
    newName: 'New name',
    hint: 'Games already begun keep the name you had.',
    act: 'Change name',
    done: 'Your name is changed.',
  },
  newPassword: {
    heading: 'Password',
    current: 'Current password',
    wanted: 'New password',
    hint: 'All other browsers are signed out.',
    act: 'Change password',
    done: 'Your password is changed.',
  },
  challenges: { heading: 'Challenges', text: 'Everybody may challenge me by my name' },
  settings: {
    heading: 'Settings',
    text: 'Language, board and pieces follow your account. You change them where you always do.',
  },
  sessions: {
    heading: 'Where you are signed in',
    text: 'End what you do not know, and change your password then.',
    unknown: 'A browser',
    current: 'this browser',
    seen: (when) => `last used ${when}`,
    end: (browser) => `Sign out: ${browser}`,
    endShort: 'Sign out',
    endOthers: 'Sign out all others',
    ended: 'Signed out.',
  },
  takeAway: {
    heading: 'Your data',
    text: 'One file with all that is kept of you: account, browsers, and every game as PGN.',
    act: 'Download',
  },
  deletion: {
    heading: 'Delete the account',
    text: 'Name, picture, settings and sessions are gone for good. Your games stay, without your name.',
    begin: 'Delete my account',
    sure: 'Enter your password to delete the account for good.',
    act: 'Delete for good',
    keep: 'Keep it',
    done: 'The account is deleted.',
  },
  problems: {
    'not-recognised': 'Name and password do not belong together.',
    'account-disabled': 'This account is closed. Ask whoever runs the server.',
    'name-taken': 'Somebody has this name already, or one that looks like it.',
    'name-too-short': 'A name has at least 2 letters or digits.',
    'name-too-long': 'A name has at most 20 letters or digits.',
    'name-letters': 'A name has letters and digits of one alphabet, with a dot, dash or underscore between them.',
    'name-reserved': 'This name could be taken for whoever runs the server.',
    'password-too-short': 'A password has at least 10 characters.',
    'password-too-long': 'This password is too long.',
    'password-common': 'This password would be guessed soon. A few words that belong to nobody else are best.',
    'signed-out': 'You are signed out. Sign in again.',
    'bad-picture': 'This is no picture that can be used: PNG, JPEG or WebP, at most 1 MB and 4096 by 4096.',
    'too-many': 'Too many tries. Wait a moment.',
    unavailable: 'That could not be kept. Try again.',
  },
  wait: (seconds) =>
    seconds < 90 ? `Too many tries. Try again in ${seconds} s.` : `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
  otherwise: 'That could not be done. Try again.',
  unreachable: 'The server cannot be reached. Try again.',
};
