/** `npm run bench:page -- FILE`: writes docs/bench.md anew, from the table that `npm run bench -- --scale --markdown=FILE` wrote. */
import { readFileSync, writeFileSync } from 'node:fs';
import { benchFile, benchPage, rowsOf } from './page.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('npm run bench:page -- FILE, the table that npm run bench -- --scale --markdown=FILE wrote');
  process.exit(1);
}
writeFileSync(benchFile, benchPage(rowsOf(readFileSync(file, 'utf8'))));
