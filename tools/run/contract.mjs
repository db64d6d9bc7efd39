/**
 * The contract's rules about remotes, its numbers and the way of signing, from their sources: these files import nothing of the
 * project, so that whoever builds or starts something needs nothing compiled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from './command.mjs';

/** @param {string} file */
function compiled(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** @type {[typeof import('../../contract/src/remote.ts'), typeof import('../../contract/src/remote-weight.ts'), typeof import('../../contract/src/constants.ts'), typeof import('../../server/src/ground/crypto/signing-key.ts')]} */
const [remote, weight, constants, signing] = await Promise.all([
  compiled('contract/src/remote.ts'),
  compiled('contract/src/remote-weight.ts'),
  compiled('contract/src/constants.ts'),
  compiled('server/src/ground/crypto/signing-key.ts'),
]);

export const { budgetOf, countedScripts, inKilobytes, weightFaults } = weight;
export const {
  hostPurpose,
  inRange,
  isRemoteId,
  isRemoteVersion,
  misfits,
  REGISTRY_PURPOSE,
  remoteConfigFaults,
  remoteFaults,
  SLOT_PLACES,
  SLOT_VIEWERS,
  slotModule,
} = remote;
export const { COMPATIBILITY } = constants;
export const { newSigningKey } = signing;
