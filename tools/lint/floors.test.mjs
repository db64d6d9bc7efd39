import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';
import { arrows, circles, floorOf, knots } from './floors.mjs';

const graph = arrows(join(root, 'server/src'));

test('no circle between rooms of the server', () => assert.deepEqual(circles(graph), []));

/** Each package's sources: `src`, or the folder itself of those without one. */
const packages = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'package.json')))
  .map((name) => (existsSync(join(root, name, 'src')) ? `${name}/src` : name));

test('the packages are found', () => assert.ok(packages.length > 10 && packages.includes('server/src') && packages.includes('tools')));

for (const sources of packages)
  test(`no circle in ${sources}, at any depth, between files and in types neither`, () => assert.deepEqual(knots(join(root, sources)), []));

test('no arrow runs back up a floor', () => {
  assert.deepEqual(
    graph.filter(({ from, to }) => floorOf(to) > floorOf(from) && from !== 'index').map(({ files }) => files),
    [],
  );
});

test('a contest never imports another contest', () => {
  const trespassers = graph.filter(({ from, to }) => from.startsWith('contests/') && to.startsWith('contests/'));
  assert.deepEqual(
    trespassers.map(({ files }) => files),
    [],
  );
});

test('each room stands on a floor', () => {
  const rooms = new Set(graph.flatMap(({ from, to }) => [from, to]));
  assert.deepEqual(
    [...rooms].filter((room) => floorOf(room) < 0 && room !== 'index'),
    [],
  );
  assert.ok(rooms.size > 30);
});

/** @param {Record<string, string>} files @param {(src: string) => void} look */
function house(files, look) {
  const src = mkdtempSync(join(tmpdir(), 'floors-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(src, file)), { recursive: true });
      writeFileSync(join(src, file), text);
    }
    look(src);
  } finally {
    rmSync(src, { recursive: true });
  }
}

test('a circle over three rooms and an arrow back up are found, in types too; what tests import is not', () => {
  const files = {
    'ground/db/db.ts': "import type { Mail } from '../../people/mail/mail';",
    'people/mail/mail.ts': "export { send } from '../push/push';",
    'people/push/push.ts': "export const send = () => import('../smack/smack');",
    'people/smack/smack.ts': "import { send } from '../mail/mail';",
    'web/http/route.test.ts': "import { send } from '../../people/mail/mail';",
  };
  house(files, (src) => {
    const found = arrows(src);
    assert.deepEqual(circles(found), [['people/mail', 'people/push', 'people/smack']]);
    assert.deepEqual(
      found.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(({ files: at }) => at),
      ['ground/db/db.ts -> people/mail/mail.ts'],
    );
  });
});

test('a circle deep in a room is found where it closes: between files, between folders, and between a file and a folder', () => {
  const files = {
    'ground/db/open.ts': "import { sqlite } from './sqlite';",
    'ground/db/sqlite.ts': "import type { Log } from './open';",
    'admin/users/add.tsx': "import { invite } from '../invites/deep/invite';",
    'admin/invites/deep/invite.ts': "import { own } from '../../users/own';",
    'admin/users/own.ts': "import { page } from './rows/page';",
    'admin/users/rows/page.ts': "import { rest } from '../rest';",
    'admin/users/rest.ts': "export const rest = import('./rows/more');",
    'admin/users/rows/more.ts': 'export const more = 1;',
    'admin/users/rest.test.ts': "import { open } from '../../ground/db/open';",
  };
  house(files, (src) =>
    assert.deepEqual(
      knots(src)
        .map(({ folder, circle }) => `${folder}: ${circle.join(' ')}`)
        .sort(),
      ['admin/users: rest.ts rows', 'admin: invites users', 'ground/db: open.ts sqlite.ts'],
    ),
  );
});
