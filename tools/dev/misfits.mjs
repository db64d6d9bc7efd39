import { COMPATIBILITY, misfits as misfitsOf } from '../run/contract.mjs';

/**
 * What a developer should know about the site behind before they wonder, a sentence each.
 * @param {string} site
 * @param {string} kit the range that the remote states
 * @returns {Promise<string[]>}
 */
export async function misfits(site, kit) {
  const answer = await fetch(`${site}/shell.json`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (!answer) return [`No site answers at ${site}; signing in will fail until one does (npm start).`];
  const shell = /** @type {{ kit?: unknown, compatibility?: unknown }} */ (answer.ok ? await answer.json().catch(() => ({})) : {});
  const { kit: has, compatibility: speaks } = shell;
  const found = misfitsOf(
    { kit, compatibility: COMPATIBILITY },
    // A shell that tells neither is one under development.
    { kit: typeof has === 'string' ? has : kit.replace(/^\D/, ''), compatibility: typeof speaks === 'number' ? speaks : COMPATIBILITY },
  );
  return [
    ...(found.includes('kit') ? [`${site} has the kit ${has}, and this remote is written for ${kit}: its shell will not run it.`] : []),
    ...(found.includes('older') || found.includes('newer')
      ? [
          `${site} speaks the contract number ${speaks}, and this project ${COMPATIBILITY}: calls may go wrong, and its shell may pause the remote.`,
        ]
      : []),
  ];
}
