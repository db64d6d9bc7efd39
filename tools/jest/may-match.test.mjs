import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayMatch } from './may-match.cjs';

const element = (/** @type {string} */ localName, /** @type {string[]} */ ...classes) => ({
  localName,
  classList: { contains: (/** @type {string} */ name) => classes.includes(name) },
});

test('an element may match what asks for its tag and its classes', () => {
  for (const selector of ['button', '.a', 'button.a.b:hover', 'div > .a', 'p, .b', '*', ':focus', '.c .a::after'])
    assert.equal(mayMatch(element('button', 'a', 'b'), selector), true, selector);
});

test('it does not match what asks for another tag or for a class that it has not', () => {
  for (const selector of ['a', '.c', 'button.a.c', '.a > .c', '.a .c:hover', 'p, address, .c'])
    assert.equal(mayMatch(element('button', 'a', 'b'), selector), false, selector);
});

test('what cannot be told by the text is left to who reads selectors', () => {
  for (const selector of [':not(.c)', '.c[title="x, y"]', ':is(a, button)', '.\\31 c'])
    assert.equal(mayMatch(element('button', 'a'), selector), true, selector);
});
