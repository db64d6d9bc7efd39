import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../server/src/testing/free-port';

const EXAMPLE = join(__dirname, '../../deploy/Caddyfile');
const onPath = (name: string) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Whether this machine has what it takes. */
export const haveCaddy = onPath('caddy') && onPath('openssl');

/** Caddy as `deploy/Caddyfile` has it, with this machine's own address and certificate. */
export class Caddy {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'poolhouse-caddy-'));
  private readonly key = join(this.folder, 'key.pem');
  private readonly certificate = join(this.folder, 'certificate.pem');
  private constructor(readonly url: string) {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', ...kind, ...whose, '-keyout', this.key, '-out', this.certificate], { stdio: 'ignore' });
  }

  static async make(): Promise<Caddy> {
    return new Caddy(`https://localhost:${await freePort()}`);
  }

  /** What Chromium is told to trust this certificate by. */
  get fingerprint(): string {
    const { publicKey } = new X509Certificate(readFileSync(this.certificate));
    return createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64');
  }

  /** Starts it before a site. */
  async start(site: string): Promise<void> {
    const config = readFileSync(EXAMPLE, 'utf8')
      .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https disable_redirects')
      .replace('pool.example.org {', `${this.url} {\n\ttls ${this.certificate} ${this.key}`)
      .replace('127.0.0.1:8080', new URL(site).host);
    const file = join(this.folder, 'Caddyfile');
    writeFileSync(file, config);
    const env = { ...process.env, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder };
    const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`Caddy ended with ${code}:\n${said}`)));
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('serving initial configuration')) resolve();
      });
    });
  }

  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null) {
      const exit = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await exit;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
