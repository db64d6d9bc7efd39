/** docs/kit.md says what the kit's names mean and repeats no type; what it does say of them is held against the public face. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../docs/files.mjs';

const face = read('shared-ui/public-face.md');
const page = read('docs/kit.md');
const NAME = '@poolhouse/shared-ui';

/** What the kit exports, by entry: '' is the kit itself, '/board' an entry of it. */
const entries = new Map(
  face
    .split(/^## /m)
    .filter((section) => section.startsWith(NAME))
    .map((section) => {
      const entry = (section.split('\n')[0] ?? '').slice(NAME.length);
      const declared = [...section.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
      return [entry, declared];
    }),
);
/** The page's sections with the entries that their heads name. */
const sections = page
  .split(/^## /m)
  .filter((section) => section.startsWith(`\`${NAME}`))
  .map((text) => ({ text, of: [...(text.split('\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replace(NAME, '')) }));

/** Words in backticks that name something, with or without the marks of a component. @param {string} text */
const named = (text) => [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`<?([A-Za-z_]\w*)>?`/g)].map(([, name = '']) => name);

test('every name of an entry stands in its own section', () => {
  assert.ok(sections.length > 5, `only ${sections.length} sections were read`);
  const lost = sections.flatMap(({ text, of }) => {
    const words = new Set(text.match(/\w+/g));
    return of.flatMap((entry) => (entries.get(entry) ?? [`there is no entry ${entry}`]).filter((name) => !words.has(name)));
  });
  assert.deepEqual(lost, []);
  const told = sections.flatMap(({ of }) => of);
  assert.deepEqual(
    [...entries.keys()].filter((entry) => !told.includes(entry)),
    [],
  );
});

test('every word that is named as the kit’s is one', () => {
  const words = new Set(face.match(/\w+/g));
  // Entries are named by their last word.
  const known = new Set([...words, ...[...entries.keys()].map((entry) => entry.slice(1))]);
  const wrong = sections.flatMap(({ text }) => named(text).filter((name) => !known.has(name)));
  assert.deepEqual(wrong, []);
});

/** The fields of a type as the public face has it, only its own level. @param {string} name */
function fieldsOf(name) {
  const [, body = ''] = new RegExp(`^interface ${name}(?:<[^\\n]*>)? (?:extends [^\\n]* )?\\{\\n([^]*?)^\\}`, 'm').exec(face) ?? [];
  return [...body.matchAll(/^ {4}(?:readonly )?(\w+)\??[:(<]/gm)].map(([, field = '']) => field);
}

test('a type that is told field by field has all of its fields and no other', () => {
  const told = [...page.matchAll(/^- `(\w+)`\n((?: {2,}.*\n)+)/gm)].map(([, name = '', fields = '']) => ({
    name,
    fields: [...fields.matchAll(/^ {2}- ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  }));
  assert.ok(told.length > 6, `only ${told.length} types were read`);
  for (const { name, fields } of told) assert.deepEqual(fields.toSorted(), fieldsOf(name).toSorted(), name);
});

test('no signature is repeated', () => {
  assert.doesNotMatch(page, /^(export )?(function|interface|type|const) \w+.*[:={]\s*(\(|\w+<|string|number|boolean|\{$)/m);
});
