#!/usr/bin/env node
/** `npm run versions`: takes the changes to come (.changeset), raises the versions and writes change logs, and says them where else they stand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptRanges, raisedRanges, versionTexts } from './docs/versions.mjs';
import { sinceFile, sinceReleased, sinceText, takenIn } from './kit/since.mjs';
import { root, run } from './run/command.mjs';
import { installFor } from './run/install.mjs';
import { npm } from './run/npm.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const write = (/** @type {{ file: string, text: string }[]} */ texts) => {
  for (const { file, text } of texts) writeFileSync(join(root, file), text);
};

const kit = join(root, 'shared-ui');
const kitVersion = () => JSON.parse(read('shared-ui/package.json')).version;
const before = kitVersion();
const kept = new Map(keptRanges(read, read).map(({ file, text }) => [file, text]));
await installFor('@changesets/cli');
await run(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { show: true });
write(keptRanges((file) => kept.get(file) ?? read(file), read));
if (kitVersion() !== before) {
  const since = sinceReleased(JSON.parse(readFileSync(sinceFile(kit), 'utf8')), kitVersion());
  writeFileSync(sinceFile(kit), sinceText(since));
  write(raisedRanges(read, (folder) => takenIn(join(root, folder)), since));
}
write(versionTexts(read));
// The kit's face begins with its version.
await run(process.execPath, ['tools/kit/write-face.mjs'], { show: true });
// The lock file names the versions of the workspaces too.
await npm(['install', '--package-lock-only', '--ignore-scripts'], { show: true });
