/**
 * Which kit a running site has.
 * @param {string} site
 * @returns {Promise<{ kit: string | null } | null>} null where no site answers; kit null where it does not say
 */
export async function kitOf(site) {
  try {
    const answer = await fetch(`${site}/shell.json`, { signal: AbortSignal.timeout(5000) });
    const told = answer.ok ? /** @type {{ kit?: unknown }} */ (await answer.json()) : {};
    return { kit: typeof told.kit === 'string' ? told.kit : null };
  } catch {
    return null;
  }
}
