#!/usr/bin/env node
/** `npm run lint [-- FILE …]`: all rules of the project's code, or of the files that are named. */
import { lint } from './check/lint.mjs';
import { tellAndExit } from './run/report.mjs';

const files = process.argv.slice(2);
await lint(files.length > 0 ? files : undefined).catch(tellAndExit);
