/** The oldest Node that the dependencies run on. */
const NEEDED = [20, 19];

/**
 * @param {string} version such as `20.19.4`
 * @returns {string | null} a sentence for people when it is too old
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return enough ? null : `Poolhouse needs Node ${NEEDED.join('.')} or newer; this is ${version}. Get it from https://nodejs.org.`;
}

/** Ends the process with a plain sentence on an old Node. */
export function requireNode() {
  const fault = nodeTooOld(process.versions.node);
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}
