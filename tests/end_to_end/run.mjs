#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Runs the browser tests with a built program and counts them: the last line is "N passed, N failed", and above it each test
// that failed is told again, as "FAILED name (where): why".
//   node tests/end_to_end/run.mjs [--adoube PROGRAM] [FILE...]
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const folder = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const at = words.indexOf('--adoube');
const program = at >= 0 ? words.splice(at, 2)[1] : `${folder}/../../build/release/adoube`;
const files = words.length > 0 ? words : readdirSync(folder).filter((name) => name.endsWith('.test.js'));

process.env.ADOUBE_PROGRAM = resolve(program);
const tests = run({ files: files.map((name) => resolve(folder, name)), concurrency: true });
let passed = 0;
const failed = [];
tests.on('test:pass', () => (passed += 1));
tests.on('test:fail', (test) => failed.push(lineOf(test)));
for await (const text of tests.compose(tap)) process.stdout.write(text);
for (const line of failed) console.log(line);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;

/** A failed test in one line: the last place in a test's file before it failed, and the beginning of what was said. */
function lineOf({ name, file, details }) {
  const error = details.error.cause ?? details.error;
  const where = /\w+\.test\.js:\d+/.exec(error.stack ?? '')?.[0] ?? basename(file ?? '');
  const why = stripVTControlCharacters(String(error.message ?? error)).replace(/\s+/g, ' ').trim().slice(0, 200);
  return `FAILED ${basename(name)}${where ? ` (${where})` : ''}: ${why}`;
}
