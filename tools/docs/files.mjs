import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

/** What commands and tools put beside the sources. */
const MADE = /^(node_modules|dist(-.*)?|\.cache|\.git|data|releases|coverage)$/;

/** Files below a folder of the project, relative to the root. @param {string} folder @param {RegExp} of their names @returns {string[]} */
export const filesIn = (folder, of) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return MADE.test(one.name) ? [] : filesIn(path, of);
    return of.test(one.name) ? [path] : [];
  });

/** @param {string} file relative to the root */
export const read = (file) => readFileSync(join(root, file), 'utf8');
