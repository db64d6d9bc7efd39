require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();
/** What is waited for is looked for again and again; the page is written down once, when the time is over. */
function told(message, container) {
  const error = getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? '') : getElementError(message, container);
  // The line to be shown is the test's.
  Error.captureStackTrace(error, told);
  return error;
}
configure({ asyncUtilTimeout: 20_000, getElementError: told });

// axe measures icon fonts on a canvas, which jsdom lacks; null is what a browser without one answers.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no layout, so nothing can scroll and no media query matches.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// React notes for each element where it was made, in case of a warning: a tenth of the time of screens. It stops by itself at ten thousand a
// second, and is told here that it is there already.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
