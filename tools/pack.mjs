#!/usr/bin/env node
/** Around `npm pack` in server/: builds what is stale and lays the apps beside the program; `--clear` takes them away again and writes the checksum. */
import { writeChecksum } from './pack/checksum.mjs';
import { clearSite, laySite } from './pack/site.mjs';
import { build } from './run/build.mjs';
import { requireNode } from './run/node-version.mjs';
import { tellAndExit } from './run/report.mjs';

requireNode();
try {
  if (process.argv.includes('--clear')) {
    clearSite();
    writeChecksum(process.env);
  } else {
    await build();
    await laySite();
  }
} catch (trouble) {
  tellAndExit(trouble);
}
