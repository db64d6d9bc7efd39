import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What is missing for a test of several machines, in words; undefined where they can be made. */
export function whyNoHosts(): string | undefined {
  if (process.getuid?.() !== 0) return 'network namespaces are made by root alone';
  if (!existsSync('/usr/sbin/haproxy')) return 'haproxy is not installed (Debian: apt install haproxy)';
  const name = `phtry${process.pid}`;
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    return undefined;
  } catch {
    return 'this machine makes no network namespaces';
  }
}

/** A machine of its own, as far as the network goes. */
export interface Host {
  address: string;
  /** What a command begins with that is to run there. */
  enter: readonly string[];
}

/** Machines on one cable, each a network namespace; this one is on it as well. */
export class Hosts {
  private readonly names: string[] = [];
  private readonly net = `10.${200 + (process.pid % 50)}.${Math.floor(process.pid / 50) % 250}`;
  private readonly id = `ph${process.pid % 1_000_000}`;
  /** Where this machine is on the cable. */
  readonly address = `${this.net}.1`;

  constructor() {
    ip('link', 'add', this.id, 'type', 'bridge');
    ip('addr', 'add', `${this.address}/24`, 'dev', this.id);
    ip('link', 'set', this.id, 'up');
  }

  add(): Host {
    const n = this.names.length + 1;
    const [name, address] = [`${this.id}n${n}`, `${this.net}.${10 + n}`];
    this.names.push(name);
    ip('netns', 'add', name);
    ip('link', 'add', `${this.id}v${n}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', `${this.id}v${n}`, 'master', this.id, 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up');
    return { address, enter: ['ip', 'netns', 'exec', name] };
  }

  /** Pulls a machine's cable, or puts it back. */
  cable(host: Host, state: 'up' | 'down'): void {
    ip('link', 'set', `${this.id}v${this.names.indexOf(host.enter[3] ?? '') + 1}`, state);
  }

  remove(): void {
    for (const name of this.names) ip('netns', 'del', name);
    ip('link', 'del', this.id);
  }
}

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });
}
