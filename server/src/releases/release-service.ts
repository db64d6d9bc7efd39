import type { ReleaseFile } from '@poolhouse/contract';
import type { ReleaseRequest } from './release';
import type { RemoteLine } from './remotes-table';

/** What there is of all remotes, and what a check found. */
export interface Overview {
  lines: RemoteLine[];
  checked: number;
  damaged: number;
  faults: string[];
}

/** Where remotes are released: the site of this machine, or one that is elsewhere. All throw ReleaseRefused with the reasons. */
export interface ReleaseService {
  /** Whether a version has to be built to be given to players; one that is published needs a switch alone. */
  needsBuild(id: string, version: string): Promise<boolean>;
  lacking(id: string, files: readonly ReleaseFile[]): Promise<string[]>;
  /** Brings a file, which nobody is given before a release names it. */
  put(id: string, hash: string, content: Buffer): Promise<void>;
  /** @param files null for a version that is published already */
  release(request: ReleaseRequest, files: readonly ReleaseFile[] | null): Promise<void>;
  rollBack(id: string): Promise<void>;
  /** @param check hold every kept file against what was published */
  overview(id: string, check: boolean): Promise<Overview>;
}
