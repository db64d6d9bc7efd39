import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import pg from 'pg';
import { clientsOn } from './postgres-hosts';

/** A message of PostgreSQL's protocol: its kind, its length and what it says. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

const LET_IN = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const DYING = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'));

describe('a host that dies in the moment in which it lets a process in', () => {
  let host: Server;
  beforeEach(async () => {
    host = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.concat([LET_IN, READY, DYING])));
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
  });
  afterEach(() => new Promise((done) => host.close(done)));

  it('costs the question that was asked, and not the process', async () => {
    const { port } = host.address() as AddressInfo;
    const hosts = { primary: async () => ({ name: 'a', host: '127.0.0.1', port }), holds: () => {} };
    const pool = new pg.Pool({ user: 'somebody', database: 'some', Client: clientsOn(hosts) });
    pool.on('error', () => {});
    await expect(pool.query('select 1')).rejects.toThrow();
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });
});
