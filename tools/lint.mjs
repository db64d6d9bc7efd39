#!/usr/bin/env node
/** `npm run lint [-- FILE …]`: all rules, of the project's code or of the files that are named. */
import { lint } from './check/lint.mjs';
import { installFor } from './run/install.mjs';
import { tellAndExit } from './run/report.mjs';

const named = process.argv.slice(2);
await installFor('eslint')
  .then(() => lint(named.length > 0 ? named : undefined))
  .catch(tellAndExit);
