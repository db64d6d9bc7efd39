#!/usr/bin/env node
/** `npm run licences`: the licence of every package that the lock file names. Ends with an error where one may not be used. */
import { licences, refused } from './docs/licences.mjs';

const found = licences();
for (const licence of new Set(found.map((one) => one.licence))) {
  const packages = found.filter((one) => one.licence === licence);
  console.log(`${licence}, ${packages.length}: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
}
for (const { name, version, licence } of refused(found)) {
  console.error(`${name} ${version} may not be used: ${licence}`);
  process.exitCode = 1;
}
