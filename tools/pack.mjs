#!/usr/bin/env node
/** Around `npm pack` in server/: builds what is stale and lays the apps beside the program; `--clear` takes them away again. */
import { clearSite, laySite } from './pack/site.mjs';
import { build } from './run/build.mjs';
import { requireNode } from './run/node-version.mjs';
import { tellAndExit } from './run/report.mjs';

requireNode();
try {
  if (process.argv.includes('--clear')) clearSite();
  else {
    await build();
    await laySite();
  }
} catch (trouble) {
  tellAndExit(trouble);
}
