import { generateVAPIDKeys } from 'web-push';
import { checkEndpoint, checkKeys } from './endpoint';
import { post } from './post';
import { isPrivateAddress } from './private-address';

const KEYS = { p256dh: generateVAPIDKeys().publicKey, auth: Buffer.alloc(16, 7).toString('base64url') };

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Qx',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('%s is taken', (endpoint) => {
    expect(() => checkEndpoint(endpoint, false)).not.toThrow();
  });

  it.each([
    'http://push.example.org/x',
    'ftp://push.example.org/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://push.localhost/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://intranet/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://192.168.1.1/x',
    'https://172.20.0.1/x',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://user:pass@push.example.org/x',
    'not an address',
  ])('%s is refused', (endpoint) => {
    expect(() => checkEndpoint(endpoint, false)).toThrow('That is not the address of a push service.');
  });

  it('may be on this machine in tests alone', () => {
    expect(() => checkEndpoint('http://127.0.0.1:9/x', true)).not.toThrow();
  });

  it('whose name leads to this machine is not connected to', async () => {
    const posting = post('https://localhost:9/x', {
      headers: {},
      body: Buffer.alloc(1),
      signal: AbortSignal.timeout(5000),
      insecure: false,
    });
    await expect(posting).rejects.toThrow('The push service has no public address.');
  });

  it('has a public address', () => {
    expect(['8.8.8.8', '142.250.74.42', '2a00:1450:4001:82a::200a'].map(isPrivateAddress)).toEqual([false, false, false]);
    expect(isPrivateAddress('no address')).toBe(true);
  });
});

describe("a browser's keys", () => {
  it('are a point and a secret', () => {
    expect(() => checkKeys(KEYS)).not.toThrow();
  });

  it.each([
    { ...KEYS, auth: Buffer.alloc(15).toString('base64url') },
    { ...KEYS, p256dh: Buffer.alloc(64, 4).toString('base64url') },
    { ...KEYS, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') },
  ])('are refused when they are not: %j', (keys) => {
    expect(() => checkKeys(keys)).toThrow('The keys of this subscription are not right.');
  });
});
