#!/usr/bin/env node
/** `npm run kit:face`: writes the kit's public face down as it is now, and which of its names the next version brings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run/command.mjs';
import { installFor } from '../run/install.mjs';
import { sinceAfter, sinceFile, sinceText } from './since.mjs';

await installFor('typescript');
const { publicFace, reportFile, reportOf } = await import('./public-face.mjs');
const kit = join(root, 'shared-ui');
await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'shared-ui']);
const [before, now] = [readFileSync(reportFile(kit), 'utf8'), reportOf(publicFace(kit))];
const since = sinceAfter(JSON.parse(readFileSync(sinceFile(kit), 'utf8')), before, now);
writeFileSync(reportFile(kit), now);
writeFileSync(sinceFile(kit), sinceText(since));
