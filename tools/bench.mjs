/**
 * `npm run bench`: the sizes and speeds that Poolhouse promises, as ratios within one run wherever time is involved.
 *   --check         ends with an error when a bound is missed
 *   --only=a,b      some of: pages, sweat, contests, console, long-board, directory, engine, throughput, saves, grading, proof, stats, visit, release, streams, auction, golf, years,
 * scale, postgres, postgres-cost, browser, what-if
 *   --scale         also the large ones, which take minutes: 1,000 circles with 20,000 browsers
 *   --circles=N     … of so many circles, with 20 browsers each (twice a minute), as docs/operating.md sizes a site
 *   --markdown=FILE also writes the table to a file
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine, yardstick } from './bench/machine.mjs';
import { asMarkdown, asText, missed } from './bench/table.mjs';
import { run } from './run/command.mjs';
import { installFor } from './run/install.mjs';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string' },
    markdown: { type: 'string' },
    scale: { type: 'boolean' },
    circles: { type: 'string' },
  },
});

/** Each gives its figures; the modules are loaded one by one so that none of them weighs on another's measurement. */
const parts = {
  pages: () => import('./bench/pages.mjs'),
  sweat: () => import('./bench/sweat.mjs'),
  contests: () => import('./bench/contests.mjs'),
  console: () => import('./bench/console.mjs'),
  'long-board': () => import('./bench/long-board.mjs'),
  directory: () => import('./bench/directory.mjs'),
  engine: () => import('./bench/engine.mjs'),
  throughput: () => import('./bench/throughput.mjs'),
  saves: () => import('./bench/saves.mjs'),
  grading: () => import('./bench/grading.mjs'),
  proof: () => import('./bench/proof.mjs'),
  stats: () => import('./bench/stats.mjs'),
  visit: () => import('./bench/first-visit.mjs'),
  release: () => import('./bench/release.mjs'),
  streams: () => import('./bench/streams.mjs'),
  auction: () => import('./bench/auction.mjs'),
  golf: () => import('./bench/golf.mjs'),
  years: () => import('./bench/years.mjs'),
  browser: () => import('./bench/browser.mjs'),
  'what-if': () => import('./bench/what-if.mjs'),
  postgres: () => import('./bench/postgres-saves.mjs'),
  'postgres-cost': () => import('./bench/postgres-cost.mjs'),
  scale: () => import('./bench/scale.mjs'),
};
/** Not measured unless asked for. */
const large = ['scale'];
const circles = Number(values.circles ?? 1000);

await installFor('playwright-core');
// Some load the server's modules one by one, which `npm run build` does not make.
await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'contract', 'server']);

const usual = Object.keys(parts).filter((name) => values.scale || !large.includes(name));
const wanted = values.only ? values.only.split(',') : usual;
const figures = [yardstick()];
for (const name of wanted) {
  if (!Object.hasOwn(parts, name)) throw new Error(`No bench is called ${name}; there are ${Object.keys(parts).join(', ')}.`);
  process.stderr.write(`measuring ${name} …\n`);
  const { measure } = await parts[/** @type {keyof typeof parts} */ (name)]();
  const said = machine();
  try {
    const measured = await (name === 'scale' ? measure({ groups: circles, browsers: 20 * circles }) : measure());
    const beside = said();
    figures.push(...measured.map((figure) => ({ ...figure, beside })));
  } catch (trouble) {
    // What others have measured for half an hour is not lost with it.
    console.error(`${name} was not measured:`, trouble);
    process.exitCode = 1;
  }
  if (values.markdown) writeFileSync(values.markdown, `${asMarkdown(figures)}\n`);
}

process.stdout.write(`${asText(figures)}\n\n${asMarkdown(figures)}\n`);
if (values.check && missed(figures).length > 0) process.exitCode = 1;
