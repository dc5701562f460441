#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Runs the browser tests with a built program and counts them: the last line is "N passed, N failed".
//   node tests/end_to_end/run.mjs [--adoube PROGRAM] [FILE...]
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const at = words.indexOf('--adoube');
const program = at >= 0 ? words.splice(at, 2)[1] : `${folder}/../../build/release/adoube`;
const files = words.length > 0 ? words : readdirSync(folder).filter((name) => name.endsWith('.test.js'));

const tests = spawn(process.execPath, ['--test', '--test-reporter=tap', ...files], {
  cwd: folder,
  env: { ...process.env, ADOUBE_PROGRAM: resolve(program) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let told = '';
tests.stdout.on('data', (data) => {
  told += data;
  process.stdout.write(data);
});
tests.on('close', () => {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(told)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  const passed = count('pass');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});
