#!/usr/bin/env node
/** `npm run build`: everything that `npm start` needs, without serving it. */
import { build } from './run/build.mjs';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { tellAndExit } from './run/report.mjs';

requireNode();
try {
  await install();
  if (!(await build())) console.log('Nothing to build: all is current.');
  // What this needs may have been installed just now.
  const { builtWeights } = await import('./webpack/built-weights.mjs');
  for (const line of builtWeights()) console.log(line);
} catch (trouble) {
  tellAndExit(trouble);
}
