/**
 * What is wrong with a remote's entry script; a sentence each. The shell runs it as one classic script and then finds the
 * container under the remote's name, so it may neither be a module nor wait for another script.
 *
 * @param compiles whether a browser could run the text as a classic script
 */
export function containerFaults({ entry, name }: { entry: string; name: string }, text: string, compiles: boolean): string[] {
  const faults: string[] = [];
  if (!compiles) faults.push(`${entry} cannot be run as a script: it is a module, or cut off`);
  if (/^\s*(["']use strict["'];)?\s*\(?(self|globalThis|window)\.webpackChunk/.test(text))
    faults.push(`${entry} is a chunk that waits for a runtime elsewhere: build it with runtimeChunk off`);
  else if (!declares(text, name)) faults.push(`${entry} does not declare the container ${name}`);
  if (!text.includes('./routes')) faults.push(`${entry} does not expose ./routes`);
  return faults;
}

const declares = (text: string, name: string): boolean =>
  new RegExp(`(^|[;{}\\s])var ${name}\\b|(^|[;,{}\\s(])(self|window|globalThis)(\\.${name}|\\["${name}"\\])\\s*=`).test(text);
