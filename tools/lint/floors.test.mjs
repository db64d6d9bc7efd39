import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';
import { arrows, circles, floorOf } from './floors.mjs';

const graph = arrows(join(root, 'server/src'));

test('no circle between rooms of the server', () => assert.deepEqual(circles(graph), []));

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
