import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSelector } from './read-selector.cjs';

/** @typedef {import('./read-selector.cjs').Candidate} Candidate */
const element = (
  /** @type {string} */ localName,
  /** @type {string[]} */ classes,
  /** @type {Candidate | null} */ parentElement = null,
) => ({
  localName,
  classList: { contains: (/** @type {string} */ name) => classes.includes(name) },
  parentElement,
});
const form = element('form', ['f'], element('main', ['m']));
const button = element('button', ['a', 'b'], form);
const told = (/** @type {string} */ selector) => readSelector(selector).may(button);

test('tags and classes of an element and of what it lies in are told for sure', () => {
  for (const selector of ['button', '.a', 'button.a.b', '*', 'p, .b', '.f > .a', 'main .a', '.m > form button', 'main > * > .a'])
    assert.equal(told(selector), 'yes', selector);
  for (const selector of ['a', '.c', '.a.c', 'p, .c', '.a > .a', '.m > .a', '.x .a', 'main > .a', '.a form'])
    assert.equal(told(selector), 'no', selector);
});

test('whatever else is asked for rules out by tags and classes alone', () => {
  for (const selector of [
    'button.a:hover',
    ':focus',
    '.a::after',
    '.a:not(.b)',
    '.b[title="x, y"]',
    '.c + .a',
    '.f:not([a="]"]) .a',
    ':is(a, .b)',
  ])
    assert.equal(told(selector), 'maybe', selector);
  for (const selector of ['.c:hover', 'a[title="x, .a"]', '.c:not(.a)', '.x:hover > .a', ".c[data-x='(']", ':root', '.c:has(> .a, .b)'])
    assert.equal(told(selector), 'no', selector);
});

test('what cannot be told by the text is left to who reads selectors', () => {
  for (const selector of ['.\\31 c', 'svg|a', '.ä', '.c(', '[title="\\""]']) {
    assert.equal(told(selector), 'maybe', selector);
    assert.equal(readSelector(selector).needs, null, selector);
  }
});

test('each selector is found by a class, or else a tag, of what it is about', () => {
  assert.deepEqual(readSelector('.m .a.b:hover, button[x], :root').needs, ['.a', 'button', 'html']);
  for (const selector of ['.a, :focus', '[hidden]', '.a > *', '.a :is(b)']) assert.equal(readSelector(selector).needs, null, selector);
});
