import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which picture: year, tour code, permanent number, course id, hole. */
export interface PictureName {
  readonly year: number;
  readonly tour: string;
  readonly perm: string;
  readonly course: number;
  readonly hole: number;
}

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
export type Fetched = 'fetched' | 'unchanged' | 'missing' | { readonly failed: string };

const LIMIT = 3 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** What the first bytes say a picture is; null for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, n) => bytes[at + n] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

/** Overhead pictures of holes, kept in the site's data folder. Nothing is fetched unless the operator has said from where. */
export class HolePictures {
  private folder: string | undefined;
  private template: string | undefined;

  /** @param template address with {year}{tour}{perm}{course}{hole} in it; undefined: none is set */
  open(dataFolder: string, template: string | undefined): void {
    this.folder = join(dataFolder, 'golf-holes');
    this.template = template;
  }

  get isConfigured(): boolean {
    return this.folder !== undefined && this.template !== undefined;
  }

  /** The picture as it is kept; undefined where there is none. */
  async find(name: PictureName): Promise<{ bytes: Buffer; type: PictureType } | undefined> {
    if (!this.folder) return undefined;
    try {
      const bytes = await readFile(this.pathOf(name));
      const type = pictureType(bytes);
      return type ? { bytes, type } : undefined;
    } catch {
      return undefined;
    }
  }

  async fetch(name: PictureName): Promise<Fetched> {
    if (!this.template || !this.folder) return { failed: 'No address is set.' };
    const where = `hole ${name.hole} of course ${name.course}`;
    const url = this.template.replace(/\{(year|tour|perm|course|hole)\}/g, (_, part: keyof PictureName) =>
      encodeURIComponent(String(name[part]).toLowerCase()),
    );
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (answer.status === 404) return 'missing';
      if (!answer.ok) return { failed: `${where}: answered ${answer.status}` };
      if (Number(answer.headers.get('content-length') ?? 0) > LIMIT) return { failed: `${where}: larger than 3 MB` };
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (bytes.byteLength > LIMIT) return { failed: `${where}: larger than 3 MB` };
      if (!pictureType(bytes)) return { failed: `${where}: not a picture` };
      return await this.keep(name, bytes);
    } catch {
      return { failed: `${where}: could not be reached` };
    }
  }

  private async keep(name: PictureName, bytes: Buffer): Promise<Fetched> {
    const before = await this.find(name);
    if (before && digest(before.bytes) === digest(bytes)) return 'unchanged';
    const path = this.pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(`${path}.new`, bytes);
    await rename(`${path}.new`, path);
    return 'fetched';
  }

  private pathOf({ year, tour, perm, course, hole }: PictureName): string {
    return join(this.folder ?? '', String(year), tour.toUpperCase(), perm, String(course), String(hole));
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
