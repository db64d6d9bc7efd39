import { COMPATIBILITY, inRange } from '../run/contract.mjs';

/**
 * What a developer should know about the site behind before he wonders, a sentence each.
 * @param {string} site
 * @param {string} kit the range that the remote states
 * @returns {Promise<string[]>}
 */
export async function misfits(site, kit) {
  const answer = await fetch(`${site}/shell.json`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (!answer) return [`No site answers at ${site}; signing in will fail until one does (npm start).`];
  const shell = /** @type {{ kit?: unknown, compatibility?: unknown }} */ (answer.ok ? await answer.json().catch(() => ({})) : {});
  return [
    ...(typeof shell.kit === 'string' && !inRange(shell.kit, kit)
      ? [`${site} has the kit ${shell.kit}, and this remote is written for ${kit}: its shell will not run it.`]
      : []),
    ...(typeof shell.compatibility === 'number' && shell.compatibility !== COMPATIBILITY
      ? [
          `${site} speaks the contract number ${shell.compatibility}, and this project ${COMPATIBILITY}: calls may go wrong, and its shell may pause the remote.`,
        ]
      : []),
  ];
}
