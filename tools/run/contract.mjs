/**
 * The contract's rules about remotes and its numbers, from their sources: these two files import nothing, so that whoever builds or
 * starts something needs no compiled contract.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from './command.mjs';

/** @param {string} file in contract/src */
function compiled(file) {
  const source = readFileSync(join(root, 'contract/src', file), 'utf8');
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** @type {[typeof import('../../contract/src/remote.ts'), typeof import('../../contract/src/constants.ts')]} */
const [remote, constants] = await Promise.all([compiled('remote.ts'), compiled('constants.ts')]);

export const {
  budgetOf,
  countedScripts,
  inRange,
  isRemoteId,
  isRemoteVersion,
  remoteConfigFaults,
  remoteFaults,
  SLOT_PLACES,
  SLOT_VIEWERS,
  slotModule,
} = remote;
export const { COMPATIBILITY } = constants;
