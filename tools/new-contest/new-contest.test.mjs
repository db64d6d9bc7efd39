import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../run/command.mjs';
import { makeContest } from './make-contest.mjs';

/** e2e/tests/new-contest.test.ts goes on from here: types, walls, tests, Chromium. */

const options = { id: 'pickone', title: "Rusty's Pick One", owner: 'Pick One team' };
const lists = ['contract/src/contests/index.ts', 'server/src/contests/index.ts'];
/** @type {string} */
let copy;
const git = (/** @type {string[]} */ ...words) =>
  execFileSync('git', words, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const read = (/** @type {string} */ file) => readFileSync(join(copy, file), 'utf8');

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'poolhouse-contest-'));
  for (const file of ['.gitignore', '.oxfmtrc.json', 'tsconfig.json', ...lists.map((list) => join(list, '..'))])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  for (const room of ['contract', 'shared-ui', 'mf-football', 'mf-underdogs'])
    for (const file of ['package.json', 'remote.config.json', 'src'])
      if (existsSync(join(root, room, file)) && !(file === 'src' && room !== 'contract'))
        cpSync(join(root, room, file), join(copy, room, file), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(join(root, 'node_modules/lucide-react'), join(copy, 'node_modules/lucide-react'));
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'As it was');
});
after(() => rmSync(copy, { recursive: true, force: true }));

for (const [what, over, sentence] of /** @type {const} */ ([
  ['a name that is none', { id: 'Pick-One' }, /cannot be the name of a contest/],
  ['a contest that is there', { id: 'football' }, /football\.ts is there already/],
  ['an area of the house', { id: 'utils' }, /calls named utils already/],
  ['a word of its own sources', { id: 'standing' }, /uses? that word|use that word/],
  ['no title', { title: ' ' }, /title: must be a text/],
])) {
  test(`nothing is made with ${what}`, async () => {
    await assert.rejects(makeContest(copy, { ...options, ...over }), sentence);
    assert.equal(git('status', '--porcelain', '--untracked-files=all'), '');
  });
}

test('a new contest is three folders, its name in the list of each side, and its remote in the project', async () => {
  await makeContest(copy, options);
  const changes = git('status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');
  const changed = changes.filter((line) => !line.startsWith('??')).map((line) => line.slice(3));
  assert.deepEqual(changed, [...lists, 'tsconfig.json']);
  const strangers = changes.filter((line) => line.startsWith('??')).map((line) => line.slice(3));
  const outside = strangers.filter(
    (file) => !/^(contract\/src\/contests\/pickone\.ts$|server\/src\/contests\/pickone\/|mf-pickone\/)/.test(file),
  );
  assert.deepEqual(outside, []);
  assert.ok(strangers.length > 30, strangers.join('\n'));
  assert.deepEqual(
    strangers.filter((file) => /__\w+__/.test(file + read(file))),
    [],
  );
  const [contract = '', server = ''] = lists;
  for (const [list, from] of /** @type {const} */ ([
    [contract, './pickone'],
    [server, './pickone/pickone.plug'],
  ])) {
    const flat = (/** @type {string} */ text) => text.replaceAll(/\s+|,(?=\s*\])/g, '');
    const line = `import { pickone } from '${from}';\n`;
    assert.ok(read(list).includes(line), list);
    assert.equal(
      flat(
        read(list)
          .replace(line, '')
          .replace(/,\s+pickone\b/, ''),
      ),
      flat(git('show', `HEAD:${list}`)),
      list,
    );
  }
  assert.match(git('diff', '--unified=0', 'tsconfig.json'), /^\+ {4}\{ "path": "mf-pickone" \},$/m);
});

test('it is formatted as the project is', () => {
  const files = git('ls-files', '--others', '--modified', '--exclude-standard').trimEnd().split('\n');
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, '--check', '--no-error-on-unmatched-pattern', ...files], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
});

test('a contest whose title is its name is spelled like it', async () => {
  git('add', '--all');
  await makeContest(copy, { id: 'lastteam', title: 'Last Team', owner: 'Us' });
  assert.match(read('contract/src/contests/lastteam.ts'), /type: 'lastteam', name: 'LastTeam'/);
  assert.deepEqual(JSON.parse(read('mf-lastteam/remote.config.json')).contests, { LastTeam: 'Last Team' });
  assert.match(read(lists[0] ?? ''), /import \{ lastteam \} from '\.\/lastteam';/);
});
