import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { step } from './progress.mjs';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages when this machine lets us.
 * @param {string[]} packages
 * @returns {Promise<string | null>} why not, in a sentence
 */
export async function installPackages(packages) {
  if (packages.length === 0) return null;
  const names = packages.join(' and ');
  if (!mayInstall()) return `${names} missing, and only root on Debian can install it here`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step(`Installing ${names}`, async () => {
      await run('apt-get', ['update', '-q'], { env });
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
    });
    return null;
  } catch (trouble) {
    return `${names} missing, and could not be installed: ${trouble instanceof Error ? trouble.message : String(trouble)}`;
  }
}
