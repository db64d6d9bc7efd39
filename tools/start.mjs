#!/usr/bin/env node
/** `npm start`: from a fresh clone to a running site; the second time only what changed is done again. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from './run/build.mjs';
import { root, stopAll } from './run/command.mjs';
import { installToRun } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { tellAndExit } from './run/report.mjs';

requireNode();
const interrupted = () => {
  stopAll();
  process.exit(130);
};
process.once('SIGINT', interrupted).once('SIGTERM', interrupted);

try {
  await installToRun();
  await build();
} catch (trouble) {
  tellAndExit(trouble);
}

process.removeListener('SIGINT', interrupted).removeListener('SIGTERM', interrupted);
// Whoever tries the site reads what it says; its log lies beside its data.
const logFile = process.env.LOG_FILE ?? resolve(root, process.env.POOLHOUSE_DATA || 'data', 'poolhouse.log');
const server = spawn(process.execPath, [join(root, 'server/bin/poolhouse.mjs'), 'serve', '--demo', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LOG_FILE: logFile },
});
// A terminal sends Ctrl-C to the whole group; any other signal comes to this process alone and is passed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
