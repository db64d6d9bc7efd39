import type { RemoteDescription } from '@poolhouse/contract';
import { budgetOf, countedScripts } from '@poolhouse/contract';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReadFile } from './file-faults';

const brotli = promisify(brotliCompress);

/** What players fetch of a remote, bytes of brotli. */
export interface Weight {
  entry: number;
  /** All its scripts but the copies of shared modules, the entry included. */
  total: number;
}

/** Weighs the files as they will be sent: the packed form beside a file, else the file itself packed. */
export async function weigh(remote: RemoteDescription, read: ReadFile): Promise<Weight> {
  const sizes = new Map<string, number>();
  for (const file of countedScripts(remote)) sizes.set(file, await packedSize(file, read));
  return { entry: sizes.get(remote.entry) ?? (await packedSize(remote.entry, read)), total: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

async function packedSize(file: string, read: ReadFile): Promise<number> {
  const packed = await read(`${file}.br`);
  if (packed) return packed.length;
  const content = (await read(file)) ?? Buffer.alloc(0);
  return (await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })).length;
}

export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What weighs more than the remote's budget, a sentence each. */
export function weightFaults(remote: RemoteDescription, { entry, total }: Weight): string[] {
  const budget = budgetOf(remote);
  const faults: string[] = [];
  const more = 'Make it lighter, or state a budget with its reason in remote.config.json';
  if (entry > budget.entry * 1000) faults.push(`its entry weighs ${inKilobytes(entry)} brotli, and ${budget.entry} kB are allowed. ${more}`);
  if (total > budget.total * 1000) faults.push(`its scripts weigh ${inKilobytes(total)} brotli together, and ${budget.total} kB are allowed. ${more}`);
  return faults;
}
