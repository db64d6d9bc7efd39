#!/usr/bin/env node
/** `npm run lint`: every room in a run of its own, since a run holds the compiler's programs of all the rooms that it looks at. */
import { lint } from './check/lint.mjs';
import { tellAndExit } from './run/report.mjs';

await lint().catch(tellAndExit);
