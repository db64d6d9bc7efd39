/** `npm run decisions`: writes docs/decisions/README.md anew, after a record was added or changed. */
import { writeFileSync } from 'node:fs';
import { decisions, listFile, listOf } from './decisions.mjs';

writeFileSync(listFile, listOf(decisions()));
