import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFaults, type RemoteDescription } from '@poolhouse/contract';
import { stateOf } from '../ground/files/state-of';

/** A remote as it was built beside the server, without a release. */
export interface Preinstalled {
  folder: string;
  remote: RemoteDescription;
}

/** Called for a build that cannot be served, with a sentence for each fault. */
export type Report = (file: string, faults: readonly string[]) => void;

/**
 * The remotes that were built in place, read again when one of them was built again. One that is missing or half built is left
 * out, and one that describes itself wrongly is reported once.
 */
export class PreinstalledRemotes {
  private state = '';
  private remotes: Preinstalled[] = [];

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

  list(): readonly Preinstalled[] {
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

  private read(file: string): Preinstalled[] {
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
