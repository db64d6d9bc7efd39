import { remoteFaults, type RemoteDescription } from '@poolhouse/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateOf } from '../ground/files/state-of';

/** A remote as it was built beside the server, without a release. */
export interface InPlace {
  folder: string;
  remote: RemoteDescription;
}

/** Told of a build that cannot be served; what is wrong, a sentence each. */
export type Report = (file: string, faults: readonly string[]) => void;

/**
 * The remotes that were built in place, read again when one of them was built again. One that is missing or half built is left
 * out, and one that describes itself wrongly is reported once.
 */
export class InPlaceRemotes {
  private state = '';
  private remotes: InPlace[] = [];

  constructor(
    private readonly apps: string,
    private readonly report: Report = () => {},
  ) {}

  /** Changes whenever `list` does. */
  currentState(): string {
    return this.files()
      .map((file) => `${file}=${stateOf(file)}`)
      .join('\n');
  }

  list(): readonly InPlace[] {
    const state = this.currentState();
    if (state !== this.state) {
      this.remotes = this.files().flatMap((file) => this.read(file));
      this.state = state;
    }
    return this.remotes;
  }

  private files(): string[] {
    if (!existsSync(this.apps)) return [];
    return readdirSync(this.apps)
      .filter((name) => name.startsWith('mf-'))
      .sort()
      .map((name) => join(this.apps, name, 'dist/remote.json'));
  }

  private read(file: string): InPlace[] {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (text === null) return [];
    const remote = parsed(text);
    const faults = remoteFaults(remote);
    if (faults.length === 0) return [{ folder: join(file, '..'), remote: remote as RemoteDescription }];
    this.report(file, faults);
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
