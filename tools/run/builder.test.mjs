import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Builder } from './builder.mjs';

test('a build that fails says why, and the next one begins', async () => {
  const builder = new Builder();
  try {
    for (const app of ['no-app', 'nor-this-one']) await assert.rejects(builder.build(app), new RegExp(`Cannot find module .*${app}`));
  } finally {
    builder.end();
  }
});

test('a build whose process ends does not stay without an answer', async () => {
  const builder = new Builder();
  const ended = assert.rejects(builder.build('no-app'), /Building no-app ended before it was done/);
  builder.end();
  await ended;
});
