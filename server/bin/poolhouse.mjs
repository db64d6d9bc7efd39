#!/usr/bin/env node
/** `poolhouse …`: runs the command in this process; in a clone the server is compiled first where its sources are newer. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { missingPart } from './missing-part.mjs';

// What `npm pack` makes has the program alone.
if (existsSync(new URL('../src', import.meta.url))) await (await import('./fresh.mjs')).compileWhereStale();
await program().main(process.argv);

function program() {
  try {
    return createRequire(import.meta.url)(fileURLToPath(new URL('../dist/poolhouse.cjs', import.meta.url)));
  } catch (trouble) {
    const words = missingPart(trouble);
    if (words === undefined) throw trouble;
    console.error(words);
    process.exit(1);
  }
}
