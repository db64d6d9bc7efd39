#!/usr/bin/env node
/** `npm run versions`: takes the changes to come (.changeset), raises the versions and writes change logs, and says them where else they stand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionTexts } from './docs/versions.mjs';
import { root, run } from './run/command.mjs';

await run(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { show: true });
for (const { file, text } of versionTexts((file) => readFileSync(join(root, file), 'utf8'))) writeFileSync(join(root, file), text);
// The lock file names the versions of the workspaces too.
await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { show: true });
