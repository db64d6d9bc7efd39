import { createContext, runInContext } from 'node:vm';
import * as runtimeCore from '@module-federation/runtime-core';

const BASE = 'https://pool.example/remotes/mf-tiny/1.2.3/';

/** As in a browser its address is always a whole one. */
class Script {
  tagName = 'SCRIPT';
  #src = '';
  get src() {
    return this.#src;
  }
  set src(address) {
    this.#src = new URL(address, BASE).href;
  }
  setAttribute() {}
  getAttribute() {
    return null;
  }
}

/**
 * As much of a browser page as a remote's scripts ask for: script elements that are fetched and run when they are added.
 * @param {(file: string) => string} read a file of the remote
 * @param {Record<string, unknown>} globals what else stands on the page
 */
export function fakePage(read, globals = {}) {
  /** @type {{ src: string, integrity?: string }[]} */
  const fetched = [];
  const run = (/** @type {{ src: string, onload?: (event: object) => void }} */ script) => {
    fetched.push(script);
    document.currentScript = script;
    runInContext(read(script.src.slice(BASE.length)), page);
    document.currentScript = null;
    setTimeout(() => script.onload?.({ type: 'load' }), 0);
  };
  const document = {
    /** @type {object | null} */
    currentScript: null,
    baseURI: BASE,
    getElementsByTagName: () => [],
    createElement: () => new Script(),
    head: { appendChild: run },
  };
  /** @type {Record<string, any>} */
  const page = createContext({
    document,
    console,
    setTimeout,
    clearTimeout,
    URL,
    location: new URL(BASE),
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    ...globals,
  });
  page.window = page.self = page.globalThis = page;
  return { page, fetched, runEntry: (/** @type {string} */ entry) => run(Object.assign(new Script(), { src: BASE + entry })), base: BASE };
}
