import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLE = join(__dirname, '../../../../deploy/haproxy.cfg');

/** HAProxy as `deploy/haproxy.cfg` has it, with this test's own addresses and certificate. */
export class Balancer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** What to trust. */
    readonly certificate: string,
  ) {}

  /** @param servers `address:port` by name */
  static start(folder: string, address: string, servers: ReadonlyMap<string, string>): Balancer {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const whose = ['-subj', '/CN=pool.test', '-addext', `subjectAltName=IP:${address}`];
    execFileSync('openssl', ['req', ...kind, ...whose, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const both = join(folder, 'pool.pem');
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const config = readFileSync(EXAMPLE, 'utf8')
      .replace('log /dev/log local0', 'maxconn 1000')
      .replace('bind :80', `bind ${address}:80`)
      .replace('bind :443 ssl crt /etc/haproxy/pool.pem', `bind ${address}:443 ssl crt ${both}`)
      .replace('Strict-Transport-Security max-age=31536000', 'x-process %s')
      .replace(/^ {4}server (\w+) .*$/gm, (_line, name: string) => `    server ${name} ${servers.get(name) ?? ''}`);
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    const child = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
    return new Balancer(child, `https://${address}`, readFileSync(certificate, 'utf8'));
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }
}
