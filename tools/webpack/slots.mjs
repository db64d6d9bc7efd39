/** Pieces that a remote contributes to places of other apps: where their modules stand, and what their chunks are called. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SLOT_PLACES, SLOT_VIEWERS, slotModule } from '../run/contract.mjs';
import { pathsIn } from '../run/files.cjs';

/** @typedef {{ place: string, name: string, for?: string }} Slot */

const FOLDER = 'src/slots';

/** @param {Slot} slot */
export const chunkOfSlot = ({ place, name }) => `slot-${place}-${name}`;

/** What the container exposes for them. @param {readonly Slot[]} slots @returns {Record<string, { import: string, name: string }>} */
export const exposedSlots = (slots) =>
  Object.fromEntries(
    slots.map((slot) => [`./${slotModule(slot)}`, { import: `./${FOLDER}/${slotModule(slot)}`, name: chunkOfSlot(slot) }]),
  );

/**
 * A piece that is declared must have its module, and a module its declaration, or nobody would ever see it.
 * @param {string} dir the remote's folder @param {readonly Slot[]} slots
 * @returns {string[]} a sentence each
 */
export function slotModuleFaults(dir, slots) {
  const declared = new Set(slots.map(slotModule));
  const missing = slots.flatMap((slot, i) => {
    const file = `${FOLDER}/${slotModule(slot)}`;
    if (!SLOT_PLACES.some((place) => place === slot.place)) return [`slots[${i}].place: there is none but ${SLOT_PLACES.join(', ')}`];
    if (slot.for !== undefined && !SLOT_VIEWERS.some((viewer) => viewer === slot.for))
      return [`slots[${i}].for: nobody is known but ${SLOT_VIEWERS.join(', ')}`];
    return ['.tsx', '.ts'].some((ending) => existsSync(join(dir, file + ending))) ? [] : [`slots[${i}]: there is no ${file}.tsx`];
  });
  const undeclared = modulesIn(dir).filter((module) => !declared.has(module));
  return [...missing, ...undeclared.map((module) => `slots: ${FOLDER}/${module} stands there, but is not declared`)];
}

/** @param {string} dir @returns {string[]} `settings/football` */
function modulesIn(dir) {
  const folder = join(dir, FOLDER);
  if (!existsSync(folder)) return [];
  return pathsIn(folder)
    .filter((file) => /^[^/\\]+[/\\][^/\\]+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx?$/, ''));
}
