#!/usr/bin/env node
/** `npm run lint`: all rules of the project's code. */
import { lint } from './check/lint.mjs';
import { tellAndExit } from './run/report.mjs';

await lint().catch(tellAndExit);
