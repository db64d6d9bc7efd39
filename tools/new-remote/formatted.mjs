import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';
import { installFor } from '../run/install.mjs';

/** @typedef {import('oxfmt').FormatOptions} FormatOptions */

/** A file that is made, as the project formats its own. @param {string} file its name @param {string} content @returns {Promise<string>} */
export async function formatted(file, content) {
  if (file.endsWith('.md')) return content;
  await installFor('oxfmt');
  const { format } = await import('oxfmt');
  const options = /** @type {FormatOptions} */ (JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')));
  const { code, errors } = await format(file, content, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
