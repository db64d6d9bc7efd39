/** Set by the shell before any remote runs; outside a shell there is none, and scripts are fetched unchecked. */
const ASK = 'globalThis.poolhouseIntegrity?.';

/**
 * Makes a remote ask the shell for the hash of every script that it fetches for itself, so that the browser refuses one with other
 * bytes than were published. The shell answers with a hash that fits nothing for a file that the registry does not list.
 */
export class ChunkIntegrity {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { runtime, web } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrity', (code) =>
        checked(code, 'script', 'src'),
      );
      web.JsonpTemplatePlugin.getCompilationHooks(compilation).linkPreload.tap('ChunkIntegrity', (code) => checked(code, 'link', 'href'));
    });
  }
}

/** @param {string} code that makes the element @param {string} element @param {string} address */
function checked(code, element, address) {
  return `${code}\nvar hash = ${ASK}(${element}.${address});\nif (hash) ${element}.integrity = hash;`;
}
