import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A file that is made, as the project formats its own. @param {string} file its name @param {string} content @returns {Promise<string>} */
export async function formatted(file, content) {
  if (file.endsWith('.md')) return content;
  return format(content, { ...(await resolveConfig(join(import.meta.dirname, 'any.ts'))), filepath: file });
}
