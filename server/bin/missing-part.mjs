/** Packages with parts of the machine's own kind, as the error names the one that is not there. */
const PART = /'(@(?:libsql|node-rs)\/[\w-]+)'|native binding/;

/**
 * What to say where the program cannot begin because a package is not there in this machine's kind; undefined where that is not the reason.
 * @param {unknown} trouble @param {{ platform: string, arch: string }} [machine]
 * @returns {string | undefined}
 */
export function missingPart(trouble, { platform, arch } = process) {
  if (!(trouble instanceof Error)) return undefined;
  const found = PART.exec(trouble.message);
  if (!found) return undefined;
  const what = found[1] ?? 'a package';
  const how =
    platform === 'win32' && arch === 'arm64'
      ? 'SQLite has none for Windows on ARM. Install Node for x64, which runs there as well, and install Poolhouse anew with it.'
      : 'Install anew, with optional packages: `npm ci` in a clone, `npm install --include=optional` elsewhere. A folder that was copied from another kind of machine holds the parts of that one.';
  return `Poolhouse lacks a part for this machine (${platform}, ${arch}): ${what}.\n${how}`;
}
