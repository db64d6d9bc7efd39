/** Writes docs/proof/vector.json anew: `node tools/check-contest/testing/write-vector.mjs`, then `npm run format`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../run/command.mjs';
import { vector, VECTOR } from './vector.mjs';

mkdirSync(dirname(join(root, VECTOR)), { recursive: true });
writeFileSync(join(root, VECTOR), `${JSON.stringify(vector(), null, 2)}\n`);
