import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
createRequire(import.meta.url)('./labels.cjs');
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

const PAGE = `<!doctype html><body>
  <label for="a">one</label><label for="a"><input id="b">two</label><label>pick<span><select></select><input></span></label>
  <label>no<input type="hidden"><output></output></label><label for="">none</label><label for="gone">none</label><label for="d">div</label>
  <input id="a"><textarea id="a"></textarea><button id="c">go</button><label for="c">three</label><div id="d"></div><meter></meter>
  <svg><label for="a"></label></svg></body>`;

/** Of every control, the labels that say themselves that they are its. */
function expectLabels(/** @type {Document} */ document) {
  const all = [...document.querySelectorAll('label')];
  const controls = document.querySelectorAll('input:not([type="hidden"]), select, textarea, button, output, meter');
  const found = Array.from(controls, (control) => [...(/** @type {HTMLInputElement} */ (control).labels ?? [])]);
  controls.forEach((control, at) => assert.deepEqual(found[at]?.map(String), all.filter((label) => label.control === control).map(String)));
  controls.forEach((control, at) => assert.ok(found[at]?.every((label) => label.control === control)));
  return found.map((labels) => labels.map(({ textContent }) => textContent).join('+')).join(' ');
}

test('every control has the labels that lead to it, also after each change of the page', () => {
  const { document } = new JSDOM(PAGE).window;
  const first = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    assert.ok(found, selector);
    return found;
  };
  const changes = [
    () => first('#a').remove(),
    () => first('#c').setAttribute('id', 'gone'),
    () => first('label').setAttribute('for', 'b'),
    () => first('select').remove(),
    () => first('[type="hidden"]').setAttribute('type', 'text'),
    () => first('label + label').setAttribute('for', 'b'),
    () => document.body.prepend(first('label + label')),
    () => first('label span').insertAdjacentHTML('afterbegin', '<button></button>'),
  ];
  const seen = [expectLabels(document)];
  for (const change of changes) {
    change();
    seen.push(expectLabels(document));
  }
  assert.equal(seen[0], ' pick  no one+two  three ');
  assert.equal(new Set(seen).size, seen.length, 'each change shows');
});
