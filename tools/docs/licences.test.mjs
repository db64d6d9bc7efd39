import assert from 'node:assert/strict';
import { test } from 'node:test';
import { licences, refused } from './licences.mjs';

test('every package of the lock file may be used under its licence', () => {
  const found = licences();
  assert.ok(found.length > 500, `only ${found.length} packages were read`);
  assert.deepEqual(refused(found), []);
});

/** @param {Record<string, object>} packages */
const refusedOf = (packages) => refused(licences(JSON.stringify({ packages }))).map(({ name }) => name);

test('a licence that is not known, or not stated, is for nothing; one of a choice is enough, of several each counts', () => {
  assert.deepEqual(
    refusedOf({
      '': { name: 'poolhouse-suite' },
      'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
      'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0' },
      'node_modules/web-push': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/both/node_modules/other': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/silent': { version: '1.0.0' },
      'node_modules/own': { link: true },
    }),
    ['both', 'other', 'silent'],
  );
});
