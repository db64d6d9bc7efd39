import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { countedScripts, type RemoteDescription, type Weight } from '@poolhouse/contract';
import type { ReadFile } from './file-faults';

const brotli = promisify(brotliCompress);

/** Weighs the files as they will be sent: the packed form beside a file, else the file itself packed. */
export async function weigh(remote: RemoteDescription, read: ReadFile): Promise<Weight> {
  const sizes = new Map<string, number>();
  for (const file of countedScripts(remote)) sizes.set(file, await packedSize(file, read));
  return {
    entry: sizes.get(remote.entry) ?? (await packedSize(remote.entry, read)),
    total: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
}

async function packedSize(file: string, read: ReadFile): Promise<number> {
  const packed = await read(`${file}.br`);
  if (packed) return packed.length;
  const content = (await read(file)) ?? Buffer.alloc(0);
  return (await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
    .length;
}
