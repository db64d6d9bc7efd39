/** The oldest Node that the dependencies run on, and the first that nobody has tried yet. */
const NEEDED = /** @type {const} */ ([20, 19]);
const UNTRIED = 27;

/**
 * @param {string} version such as `20.19.4`
 * @returns {string | null} a sentence for people when it is too old or too new
 */
export function nodeUnfit(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  if (enough && major < UNTRIED) return null;
  return `Poolhouse needs Node ${NEEDED.join('.')} to ${UNTRIED - 1}; this is ${version}. Get it from https://nodejs.org.`;
}

/** Ends the process with a plain sentence on a Node that does not fit. */
export function requireNode() {
  const fault = nodeUnfit(process.versions.node);
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}
