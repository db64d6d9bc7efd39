import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator made of software, with one key: what a browser hands over for navigator.credentials.create() and get(). */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin = 'http://localhost:8080',
    private readonly rpId = 'localhost',
  ) {}

  /** The same key on another page, or under another key's id. */
  likeness(changes: { origin?: string; id?: Buffer<ArrayBuffer>; counter?: number }): SoftAuthenticator {
    return Object.assign(Object.create(SoftAuthenticator.prototype) as SoftAuthenticator, this, changes);
  }

  create({ challenge }: { challenge?: unknown }) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([this.data(0x41), Buffer.alloc(16), length, this.id, cose]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.answer({ clientDataJSON: b64(this.client('webauthn.create', challenge)), attestationObject: b64(attestationObject) });
  }

  get({ challenge }: { challenge?: unknown }) {
    this.counter++;
    const [authData, client] = [this.data(0x01), this.client('webauthn.get', challenge)];
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.answer({ clientDataJSON: b64(client), authenticatorData: b64(authData), signature: b64(signature) });
  }

  private answer(response: Record<string, string>) {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
