import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = dirname(require.resolve('jsdom/package.json'));
const styleRules = require(join(jsdom, 'lib/jsdom/living/helpers/style-rules.js'));
const plain = styleRules.getDeclarationForElement;
const { rememberStyles } = createRequire(import.meta.url)('./cascade.cjs');
const { JSDOM } = require('jsdom');
const { implForWrapper } = require(join(jsdom, 'lib/jsdom/living/generated/utils.js'));

const PAGE = `<!doctype html><html data-theme="light"><head>
  <style>.a { color: red; display: flex } p.b, .c > i { color: blue; visibility: hidden }</style>
  <style>@media print { .a { display: none } } @media screen { main .b { pointer-events: none; margin: 1px } }</style>
  <style>.b { color: unset; background-color: currentcolor } @keyframes k { from { color: red } } [data-x='.a, .b'] { display: none }</style>
  <style>tr > :has(+ [data-open]) { color: green } *:not(.a):empty { outline-color: red !important } .c ~ b, .c + b { color: pink }</style>
  <style>:root[data-theme='dark'] .a { color: white } button:disabled { pointer-events: none } .d, section .a { caret-color: tan }</style>
  </head><body><main class="a"><p class="b c"><i>one</i><b data-x=".a, .b">two</b></p><section><p class="a b" style="color: gold">x</p></section>
  <table><tbody><tr><td class="a">x</td><td data-open class="d"></td></tr></tbody></table><button disabled>go</button><svg><title class="c"/></svg>
  </main></body></html>`;

/** Of every element: what jsdom itself puts together of all rules, and what it makes of that. */
function expectAsJsdom(/** @type {any} */ window, /** @type {any} */ ask) {
  const elements = [...window.document.querySelectorAll('*')];
  const valuesOf = (/** @type {any} */ style) => Array.from(style, (name) => [name, style.getPropertyValue(name)]);
  const found = elements.map((element) => valuesOf(window.getComputedStyle(element)));
  const said = elements.map((element) => styleRules.getDeclarationForElement(implForWrapper(element)).cssText);
  const all = implForWrapper(window.document);
  elements.forEach((element, at) => {
    all._styleCache = null;
    assert.equal(said[at], plain(implForWrapper(element)).cssText, element.outerHTML);
    assert.deepEqual(found[at], valuesOf(ask(element)), element.outerHTML);
  });
  return said.join('\n');
}

test('every element has the style that jsdom gives it, also after each change of the page', () => {
  const { window } = new JSDOM(PAGE);
  const { document } = window;
  const first = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    assert.ok(found instanceof window.HTMLElement, selector);
    return found;
  };
  const ask = window.getComputedStyle.bind(window);
  rememberStyles(window);
  const changes = [
    () => document.documentElement.setAttribute('data-theme', 'dark'),
    () => first('i').classList.add('a', 'd'),
    () => first('main').classList.replace('a', 'c'),
    () => (first('section p').style.color = ''),
    () => document.head.insertAdjacentHTML('beforeend', '<style>i { color: black }</style>'),
    () => {
      const { sheet } = /** @type {HTMLStyleElement} */ (first('style:last-of-type'));
      sheet?.insertRule('b { color: teal }', sheet.cssRules.length);
      first('b').classList.add('new');
    },
    () => first('style').remove(),
    () => (first('style + style').textContent = '.c { display: grid } .b, :focus { color: navy }'),
    () => first('button').removeAttribute('disabled'),
    () => first('section').append(first('i')),
  ];
  const seen = [expectAsJsdom(window, ask)];
  for (const change of changes) {
    change();
    seen.push(expectAsJsdom(window, ask));
  }
  assert.equal(new Set(seen).size, seen.length, 'each change shows');
});
