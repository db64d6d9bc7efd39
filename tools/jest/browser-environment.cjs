const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require(
  require.resolve('jsdom/lib/jsdom/living/generated/utils.js', { paths: [require.resolve('jest-environment-jsdom')] }),
);

/** jsdom lacks parts of the platform that react-router and fetch need; Node has them. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'AbortController',
      'AbortSignal',
      'Uint8Array',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    rememberStyles(this.global);
  }
};

/**
 * jsdom matches every rule of every sheet each time that an element's style is asked for, and each look for a role asks for those of the
 * whole page, several times: two fifths of the time of all tests of screens. Answers are kept until anything in the document changes.
 */
function rememberStyles(window) {
  const ask = window.getComputedStyle.bind(window);
  const page = implForWrapper(window.document);
  let version = -1;
  let known = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    if (page._version !== version) [version, known] = [page._version, new WeakMap()];
    const style = known.get(element) ?? ask(element);
    known.set(element, style);
    return style;
  };
}
