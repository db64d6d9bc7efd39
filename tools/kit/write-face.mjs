#!/usr/bin/env node
/** `npm run kit:face`: writes the kit's public face down as it is now. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run/command.mjs';
import { publicFace, reportFile, reportOf } from './public-face.mjs';

const kit = join(root, 'shared-ui');
await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'shared-ui']);
writeFileSync(reportFile(kit), reportOf(publicFace(kit)));
