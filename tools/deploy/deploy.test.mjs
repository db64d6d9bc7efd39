/** The examples of deploy/, asked of the programs that they are for, where this machine has them. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { filesIn, read } from '../docs/files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'poolhouse-deploy-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Debian keeps what only root runs off other people's path. @param {string} name */
const program = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'].map((at) => join(at, name)).find((file) => existsSync(file));

/** Why a test that needs these programs is skipped; false where all are there. @param {string[]} names */
const missing = (...names) => {
  const lacking = names.filter((name) => program(name) === undefined);
  return lacking.length > 0 && `${lacking.join(' and ')} missing on this machine`;
};

/** Asks a program; fails with what it says. @param {string} name @param {string[]} words */
function asked(name, words) {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status, stdout, stderr } = spawnSync(program(name) ?? name, words, { encoding: 'utf8', env });
  assert.equal(status, 0, `${name} ${words.join(' ')}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** @param {string} name @param {string} text @returns {string} its path */
function written(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Key and certificate of nobody, in files of their own and in one. */
function certificate() {
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=pool.test'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', chain], { stdio: 'ignore' });
  return { key, chain, both: written('both.pem', [chain, key].map((file) => readFileSync(file, 'utf8')).join('')) };
}

test('Caddy takes its example', { skip: missing('caddy') }, () => {
  const file = written('Caddyfile', read('deploy/Caddyfile'));
  assert.match(asked('caddy', ['validate', '--adapter', 'caddyfile', '--config', file]), /Valid configuration/);
});

test('nginx takes its example', { skip: missing('nginx', 'openssl') }, () => {
  const { key, chain } = certificate();
  const site = read('deploy/nginx.conf')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${chain};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll('/var/log/nginx', folder);
  const own = `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
  const file = written('nginx.conf', `${own}\nevents {}\nhttp {\n${site}\n}\n`);
  asked('nginx', ['-t', '-q', '-p', folder, '-c', file]);
});

test('HAProxy takes its example', { skip: missing('haproxy', 'openssl') }, () => {
  const { both } = certificate();
  const file = written('haproxy.cfg', read('deploy/haproxy.cfg').replace('/etc/haproxy/pool.pem', both));
  asked('haproxy', ['-c', '-q', '-f', file]);
});

test('systemd takes its unit, and finds it well shut', { skip: missing('systemd-analyze') }, (t) => {
  const unit = read('deploy/poolhouse.service').replaceAll('/opt/poolhouse/node_modules/.bin/poolhouse', process.execPath);
  const file = written('poolhouse.service', unit);
  // It may have something to say of the machine's own units as well.
  const words = asked('systemd-analyze', ['verify', file]).split('\n');
  assert.deepEqual(
    words.filter((line) => line.includes('poolhouse.service')),
    [],
  );
  const said = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], { encoding: 'utf8' });
  // Since systemd 250.
  if (/unrecognized option/.test(said.stderr)) t.diagnostic('this systemd cannot say how well a unit is shut');
  else assert.equal(said.status, 0, said.stdout);
});

const examples = filesIn('deploy', /./).map((file) => ({ file, text: read(file) }));

test('examples set variables that the site reads', () => {
  const [, known = ''] = read('docs/variables.md').split(/^## .*$/m);
  const named = examples.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(POOLHOUSE_[A-Z_]+|SMTP_URL|DATABASE_URL)\b/g)].map(([name]) => ({ file, name })),
  );
  assert.ok(named.length > 10, `only ${named.length} variables were read`);
  assert.deepEqual(
    named.filter(({ name }) => !known.includes(`\`${name}\``)),
    [],
  );
});

test('a proxy lets the largest body of a call through', () => {
  const sizes = filesIn('contract/src', /(?<!\.test)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/\b(?:\w+_BODY =|bodyLimit:|RELEASE_LIMITS = \{ file:) ([\d_]+)/g)].map(([, size = '']) =>
      Number(size.replaceAll('_', '')),
    ),
  );
  assert.ok(sizes.length > 3, `only ${sizes.length} sizes were read`);
  const largest = Math.max(...sizes);
  const stated = [/max_size (\d+)MB/, /client_max_body_size (\d+)m;/].map((size) =>
    examples.flatMap(({ text }) => size.exec(text)?.[1] ?? []),
  );
  assert.deepEqual(stated, [[`${largest / 1e6}`], [`${largest / 1e6}`]]);
});

test('a container holds the one file alone, belongs to nobody, and asks whether it is ready', () => {
  const text = read('deploy/Containerfile');
  const copied = [...text.matchAll(/^COPY (.*)$/gm)].map(([, words]) => words);
  assert.deepEqual(copied, ['server/poolhouse-*.tgz /tmp/', '--from=installed /opt/poolhouse /opt/poolhouse']);
  assert.match(text, /^USER 1000:1000$/m);
  assert.match(text, /^HEALTHCHECK [^]*\/readyz/m);
  assert.match(text, /^VOLUME \/data$/m);
});
