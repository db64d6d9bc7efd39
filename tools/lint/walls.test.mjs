import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../run/command.mjs';

const eslint = new ESLint({ cwd: root });

/** @param {string} filePath @param {string} code */
async function rulesBroken(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? `fatal: ${message.message}`);
}

const imports = '@typescript-eslint/no-restricted-imports';
const syntax = 'no-restricted-syntax';
const long = 'max-lines-per-function';

/** A function of so many lines. @param {number} lines */
const functionOf = (lines) => `export const a = () => {\n${'  go();\n'.repeat(lines - 2)}};\n`;
/** A component of so many lines that is one expression. @param {number} lines */
const componentOf = (lines) => `export const A = () => (\n  <ul>\n${'    <li />\n'.repeat(lines - 4)}  </ul>\n);\n`;
/** A method of so many lines, most of them empty or a comment. @param {number} lines */
const methodOf = (lines) => `export class A {\n  a() {\n    // why\n${'\n'.repeat(lines - 3)}  }\n}\n`;
/** A function of so many lines that is called where it stands. @param {number} lines */
const calledOf = (lines) => `export const a = (() => {\n${'  go();\n'.repeat(lines - 2)}})();\n`;

/** @type {[crossing: string, file: string, code: string, rule: string][]} */
const crossings = [
  ['a remote imports another remote', 'mf-football/src/a.ts', "import 'mf-golf/src/x';", imports],
  ['a remote imports another remote by path', 'mf-football/src/a.ts', "import '../../mf-golf/src/x';", imports],
  ['a remote imports the shell', 'mf-football/src/a.ts', "import '../../shell/src/x';", imports],
  ['a remote imports MUI', 'mf-football/src/a.tsx', "import Button from '@mui/material/Button'; export const b = Button;", imports],
  ['a remote imports the router', 'mf-football/src/a.tsx', "import { Link } from 'react-router-dom'; export const b = Link;", imports],
  ['a remote imports emotion', 'mf-football/src/a.tsx', "import styled from '@emotion/styled'; export const b = styled;", imports],
  ['a remote imports a style sheet', 'mf-football/src/a.tsx', "import './a.css';", imports],
  ['a remote imports a style sheet from elsewhere', 'mf-football/src/a.tsx', "import '../look/a.css';", imports],
  ['the shell imports the router', 'shell/src/a.tsx', "import { Link } from 'react-router'; export const b = Link;", imports],
  ['the shell imports Query', 'shell/src/a.tsx', "import { useQuery } from '@tanstack/react-query'; export const b = useQuery;", imports],
  ['the shell imports a remote', 'shell/src/a.ts', "export const load = () => import('x'); import 'mf-football/src/routes';", imports],
  ['the kit imports an app', 'shared-ui/src/a.ts', "import '../../mf-football/src/x';", imports],
  ['the browser imports the server', 'shell/src/a.ts', "import 'poolhouse';", imports],
  [
    'the browser takes zod along',
    'mf-football/src/a.ts',
    "import { session } from '@poolhouse/contract'; export const s = session;",
    syntax,
  ],
  [
    'a screen reads in an effect',
    'mf-football/src/a.ts',
    "export const f = (api) => useEffect(() => void api.call('GET football/pending_picks', {}).then(g), [api]);",
    syntax,
  ],
  ['a screen reads by hand', 'shell/src/a.ts', "export const f = async (call) => call('GET utils/useroptions');", syntax],
  ['a remote makes a door of its own', 'mf-admin/src/a.ts', 'export const f = (api, key) => api.call(key, {});', syntax],
  ['a read has its name put together', 'mf-golf/src/a.ts', 'export const f = (call, what) => call(`GET golf/${what}`);', syntax],
  [
    'a screen takes a day for an instant',
    'mf-golf/src/a.ts',
    "const month = new Intl.DateTimeFormat('en-US', { month: 'short' }); export const f = (day) => month.format(Date.parse(day));",
    syntax,
  ],
  ['a screen writes a day by itself', 'mf-golf/src/a.ts', 'export const f = (at) => new Date(at).toLocaleDateString();', syntax],
  ['a screen takes the year of a day', 'mf-admin/src/a.ts', 'export const f = (row) => new Date(row.joined).getFullYear();', syntax],
  ['the console draws a field by hand', 'mf-admin/src/a.tsx', 'export const F = () => <input type="text" />;', syntax],
  [
    'an auctioneer’s desk is styled by hand',
    'mf-auction/src/auctioneer/a.tsx',
    "import { styled } from '@poolhouse/shared-ui/core'; export const A = styled.p``;",
    syntax,
  ],
  [
    'a set-up of the auction is styled by hand',
    'mf-auction/src/setup/a.tsx',
    "import { styled } from '@poolhouse/shared-ui/core'; export const A = styled.p``;",
    syntax,
  ],
  ['a contest’s desk draws a list by hand', 'mf-golf/src/admin/a.tsx', 'export const F = () => <select />;', syntax],
  [
    'a contest’s desk has styles of its own',
    'mf-football/src/wins/admin/a.ts',
    "import { styled } from '@poolhouse/shared-ui/core'; export const A = styled.p``;",
    syntax,
  ],
  [
    'a contest’s desk reads by hand',
    'mf-squares/src/admin/a.ts',
    "export const f = async (call) => call('GET utils/useroptions');",
    syntax,
  ],
  ['the contract imports something', 'contract/src/a.ts', "import 'luxon';", imports],
  ['a screen writes a percent by hand', 'mf-golf/src/a.ts', 'export const f = (n) => `${Math.round(n)}%`;', syntax],
  ['a screen draws a percent by hand', 'mf-golf/src/a.tsx', 'export const F = ({ n }) => <b>{n}%</b>;', syntax],
  ['a screen writes a percent with a space', 'mf-auction/src/a.ts', "export const some = 'pays 100 % of the pot';", syntax],
  ['a screen writes dollars by hand', 'mf-golf/src/a.ts', 'export const f = (n) => `$${n}`;', syntax],
  ['a screen draws dollars by hand', 'mf-golf/src/a.tsx', 'export const F = ({ n }) => <b>${n}</b>;', syntax],
  ['a screen rounds by hand', 'mf-ssf/src/a.ts', 'export const f = (n) => n.toFixed(1);', syntax],
  ['a screen groups by hand', 'mf-admin/src/a.ts', "export const f = (n) => n.toLocaleString('en-US');", syntax],
  ['a screen signs by hand', 'mf-football/src/a.ts', "export const f = (n) => (n > 0 ? '+' : '−') + Math.abs(n);", syntax],
  ['a screen writes a minus by hand', 'shared-ui/src/a.ts', 'export const f = (n) => `−${n}`;', syntax],
  ['a screen joins a record by hand', 'mf-underdogs/src/a.ts', 'export const f = (won, lost) => `${won}–${lost}`;', syntax],
  ['a screen spaces a record', 'mf-underdogs/src/a.ts', 'export const f = (won, lost) => `${won} - ${lost}`;', syntax],
  ['a screen ranks by hand', 'mf-golf/src/a.ts', "export const f = (row) => `${row.Shared ? 'T' : ''}${row.Rank}`;", syntax],
  ['the shell makes an ordinal of its own', 'shell/src/a.ts', "export const f = (n) => n + 'th';", syntax],
  [
    'a sentence of the server has a score with a hyphen',
    'server/src/sport/a.ts',
    'export const f = (o) => `was ${o.score1}-${o.score2}`;',
    syntax,
  ],
  ['a sentence of the server writes dollars by hand', 'server/src/contests/golf/a.ts', 'export const f = (n) => `$${n / 100}`;', syntax],
  ['a screen joins a list by hand', 'shell/src/a.ts', "export const f = (names) => names.join(', ');", syntax],
  ['the console joins a list by hand', 'mf-admin/src/a.ts', "export const f = (names) => names.join(' and ');", syntax],
  ['a screen writes the last of a list by hand', 'mf-golf/src/a.ts', 'export const f = (all) => `${g(all)} and ${all.at(-1)}`;', syntax],
  ['a screen makes a list format of its own', 'shared-ui/src/a.ts', "export const f = new Intl.ListFormat('en');", syntax],
  ['a sentence of the server joins a list by hand', 'server/src/contests/golf/a.ts', "export const f = (all) => all.join(' or ');", syntax],
  ['a screen says he of a golfer', 'mf-golf/src/a.tsx', 'export const F = () => <p>The eye beside his name.</p>;', syntax],
  ['a screen says she of a player, with a name in it', 'shell/src/a.ts', 'export const f = (name) => `${name} lost her lead.`;', syntax],
  ['a sentence of the server says he of a golfer', 'server/src/contests/golf/a.ts', "export const some = 'He starts at 7:05.';", syntax],
  ['the contract says he of a golfer', 'contract/src/a.ts', "export const some = 'With which he starts.';", syntax],
  [
    'a property asks a count that hangs on the lot',
    'server/src/people/smack/a.test.ts',
    'test("a", () => { let seen = 0; fc.assert(fc.property(some, (n) => { seen += n; })); expect(seen).toBeGreaterThan(0); });',
    'poolhouse/counted-by-lot',
  ],
  [
    'a property asks a list of what it drew, filled by another function',
    'mf-golf/src/a.test.tsx',
    'const seen = { W: new Set() };\ntest("a", async () => { await fc.assert(all); expect(seen.W.size).toBe(2); });\nconst all = () => seen.W.add(1);',
    'poolhouse/counted-by-lot',
  ],
  ['the formats import something', 'contract/src/formats.ts', "import './fields';", imports],
  ['the constants import something', 'contract/src/constants.ts', "import './fields';", imports],
  ['the server imports the kit', 'server/src/people/smack/a.ts', "import '@poolhouse/shared-ui';", imports],
  ['a route speaks SQL', 'server/src/people/smack/smack.routes.ts', "import { sql } from 'kysely'; export const s = sql;", imports],
  [
    'a contest route speaks SQL',
    'server/src/contests/football/picks.routes.ts',
    "import { sql } from 'kysely'; export const s = sql;",
    imports,
  ],
  ['a contest imports another contest', 'server/src/contests/football/a.ts', "import '../golf/golf.rules';", imports],
  ["a contest's store imports another contest", 'server/src/contests/football/a.store.ts', "import '../golf/golf.store';", imports],
  ['a contest keeps a memory of its own', 'server/src/contests/golf/a.ts', 'export const kept = new WeakMap();', 'no-restricted-globals'],
  [
    'a rule imports a store',
    'server/src/contests/football/grade.rules.ts',
    "import { x } from './picks.store'; export const y = x;",
    imports,
  ],
  [
    'a rule imports Node',
    'server/src/sport/games/a.rules.ts',
    "import { readFileSync } from 'node:fs'; export const y = readFileSync;",
    imports,
  ],
  ['the server asks the machine for the time', 'server/src/people/smack/a.ts', 'export const now = Date.now();', syntax],
  ['the server makes a date of now', 'server/src/sport/games/a.store.ts', 'export const now = new Date();', syntax],
  [
    'the server asks luxon for the time',
    'server/src/sport/games/a.rules.ts',
    "import { DateTime } from 'luxon'; export const now = DateTime.now();",
    syntax,
  ],
  [
    'the whole product’s tests import the server',
    'e2e/tests/a.test.ts',
    "import { x } from '../../server/src/releases/canary'; export const y = x;",
    imports,
  ],
  [
    'the whole product’s tests import the kit',
    'e2e/tests/a.test.ts',
    "import { x } from '@poolhouse/shared-ui/board'; export const y = x;",
    imports,
  ],
  [
    'the whole product’s tests import the kit’s files',
    'e2e/tests/a.test.ts',
    "import { x } from '../../shared-ui/src/testing/fill'; export const y = x;",
    imports,
  ],
  [
    'a value taken for granted',
    'server/src/people/smack/a.ts',
    'export const a = (b: string | null) => b!;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  ['five values in a row', 'shell/src/a.ts', 'export const a = (b, c, d, e, f) => [b, c, d, e, f];', 'max-params'],
  ['a function of 41 lines', 'server/src/people/smack/a.ts', functionOf(41), long],
  ['a component of 41 lines', 'mf-golf/src/a.tsx', componentOf(41), long],
  ['a method of 41 lines, empty ones and comments among them', 'shell/src/a.ts', methodOf(41), long],
  ['a function of 41 lines that is called where it stands', 'contract/src/a.ts', calledOf(41), long],
  ['a long function of a migration', 'server/src/ground/db/migrations/0001.ts', functionOf(41), long],
  ["a long function of the project's tools", 'tools/a.mjs', functionOf(41), long],
  ['a long function of a script that is required', 'tools/a.cjs', functionOf(41), long],
  ['a long function that tests of the whole product stand on', 'e2e/support/a.ts', functionOf(41), long],
  ['a file of 301 lines', 'shell/src/a.ts', 'export {};\n'.repeat(301), 'max-lines'],
  ['a note to do it later', 'shell/src/a.ts', '// TODO: later\nexport {};', 'no-warning-comments'],
];

for (const [crossing, file, code, rule] of crossings) {
  test(`lint refuses: ${crossing}`, async () => {
    const broken = await rulesBroken(file, code);
    assert.ok(broken.includes(rule), `expected ${rule}, got ${broken.join(', ') || 'nothing'}`);
  });
}

/** @type {[passage: string, file: string, code: string][]} */
const passages = [
  [
    'a remote imports the kit and the contract',
    'mf-football/src/a.tsx',
    "import { Page } from '@poolhouse/shared-ui/board';\nimport { Link } from '@poolhouse/shared-ui/router';\nimport { PICKS_PER_WEEK } from '@poolhouse/contract/constants';\nimport type { SmackRow } from '@poolhouse/contract';\nexport const a = (row: SmackRow) => [Page, Link, PICKS_PER_WEEK, row];",
  ],
  ['the kit imports MUI', 'shared-ui/src/core.ts', "export { default as Button } from '@mui/material/Button';"],
  ['a store speaks SQL', 'server/src/people/smack/smack.store.ts', "import { sql } from 'kysely'; export const s = sql;"],
  ['a contest store speaks SQL', 'server/src/contests/football/picks.store.ts', "import { sql } from 'kysely'; export const s = sql;"],
  ['a migration speaks SQL', 'server/src/ground/db/migrations/0001.ts', "import { sql } from 'kysely'; export const s = sql;"],
  [
    'a rule imports a rule and a type',
    'server/src/sport/games/a.rules.ts',
    "import { x } from './b.rules';\nimport { must } from '../../ground/must';\nimport type { DB } from '../db/schema';\nimport { DateTime } from 'luxon';\nexport const y = (db: DB) => [must(x, 'x'), db, DateTime];",
  ],
  [
    'the whole product’s tests import what the server lends to tests',
    'e2e/tests/football/a.test.ts',
    "import { x } from '../../../server/src/testing/run-poolhouse'; import { z } from '../../../server/src/sport/feeds/testing/feed-server'; import type { Welcome } from '@poolhouse/contract'; export const y = (w: Welcome) => [x, z, w];",
  ],
  [
    'the whole product’s tests count draws',
    'e2e/tests/a.test.ts',
    "import { watchDraws } from '../../shared-ui/src/testing/watch-draws'; export const y = watchDraws;",
  ],
  [
    'a screen states lengths and keys',
    'mf-golf/src/a.tsx',
    'export const F = ({ row, part }) => <i key={`${row.id}-${part}`} style={{ width: `${100 * part}%` }} />;',
  ],
  ['a screen of players draws a field', 'mf-golf/src/picks/a.tsx', 'export const F = () => <input type="text" />;'],
  ['the clock asks the machine', 'server/src/ground/clock/clock.ts', 'export const now = () => Date.now();'],
  ['a test makes dates', 'server/src/people/smack/a.test.ts', 'export const now = new Date();'],
  ['a function of 40 lines', 'server/src/people/smack/a.ts', functionOf(40)],
  ['a component of 40 lines', 'mf-golf/src/a.tsx', componentOf(40)],
  ['a method of 40 lines', 'shell/src/a.ts', methodOf(40)],
  ['a function of 40 lines that is called where it stands', 'contract/src/a.ts', calledOf(40)],
  ['a test tells its story at length', 'server/src/people/smack/a.test.ts', functionOf(100)],
  ['a tool’s test tells its story at length', 'tools/a.test.mjs', functionOf(100)],
  ['what is lent to tests is long', 'shared-ui/src/testing/a.ts', functionOf(100)],
  ['what a test compares with is long', 'server/src/people/smack/a.fixture.ts', functionOf(100)],
  ['an independent sum is long', 'server/src/replay/a.ts', functionOf(100)],
  ['a test of the whole product is long', 'e2e/tests/a.test.ts', functionOf(100)],
  [
    'a property asks a count of which it gives an example',
    'server/src/people/smack/a.test.ts',
    'test("a", () => { let seen = 0; fc.assert(fc.property(some, (n) => { seen += n; }), { examples: [[1]] }); expect(seen).toBe(1); });',
  ],
  [
    'a property asks something else behind it',
    'server/src/people/smack/a.test.ts',
    'test("a", () => { fc.assert(one); let seen = 0; seen += two(); expect(seen).toBe(1); });',
  ],
  ['a date of a given instant', 'server/src/people/smack/a.ts', 'export const at = (ms: number) => new Date(ms);'],
];

for (const [passage, file, code] of passages) {
  test(`lint allows: ${passage}`, async () => {
    assert.deepEqual(await rulesBroken(file, code), []);
  });
}
