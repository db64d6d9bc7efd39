import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@poolhouse/contract';
import { builtFiles, DESCRIPTION } from './built-remote';
import { digestOf } from './file-faults';
import type { ReleaseRequest } from './release';
import { ReleaseRefused } from './release-refused';
import type { ReleaseService } from './release-service';

/** Releases a built folder: asks what of it the site lacks, brings that alone, and has it published. Throws ReleaseRefused. */
export async function releaseFolder(
  service: ReleaseService,
  request: ReleaseRequest,
  folder: string,
): Promise<{ sent: number; of: number }> {
  const contents = new Map<string, Buffer>();
  const files: ReleaseFile[] = [];
  for (const path of await builtFiles(folder)) {
    const content = await readFile(join(folder, path));
    const hash = digestOf(content);
    contents.set(hash, content);
    files.push({ path, hash, size: content.length });
  }
  if (!files.some(({ path }) => path === DESCRIPTION))
    throw new ReleaseRefused(`There is no ${DESCRIPTION} in ${folder}: that is no build of a remote.`);
  const lacking = await service.lacking(request.id, files);
  for (const hash of lacking) {
    const content = contents.get(hash);
    if (content) await service.put(request.id, hash, content);
  }
  await service.release(request, files);
  return { sent: lacking.length, of: contents.size };
}
