import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeptReceipt } from '@poolhouse/shared-ui/proof';
import type { OpenedPick } from './opened.types';
import { checkReceipts } from './receipts.rules';
import { lendWebCrypto } from './testing/web-crypto.fixture';

lendWebCrypto();

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
const signature = sign(null, Buffer.from('{}'), privateKey).toString('base64');

const opened = (slot: number, max: number | null, openedAt: number) =>
  ({
    row: { entry: 1, period: 'a', slot, says: '', content: JSON.stringify({ pick: max === null ? null : { event: slot, max } }) },
    ...{ openedAt, misfit: null, seal: { last: false } },
  }) as OpenedPick;
const sent = (at: number, ...maxima: (number | null)[]): KeptReceipt => ({
  ...{ contest: 1, entry: 1, period: 'a', at, text: '{}', signature },
  picks: maxima.map((max, n) => ({ slot: n + 1, pick: max === null ? null : { event: n + 1, max }, says: '' })),
});
const stateOf = async (receipt: KeptReceipt, picks: readonly OpenedPick[], putOff: readonly string[], setAt?: number) => {
  const setSealed = new Map(setAt === undefined ? [] : [['1/a/1', setAt]]);
  return (await checkReceipts(key, [receipt], { opened: picks, putOff: new Set(putOff), setSealed }))[0]?.state;
};

describe('a receipt of a slot that was opened', () => {
  it('fits what it says, and differs from anything else', async () => {
    expect(await stateOf(sent(200, 90), [opened(1, 90, 300)], [])).toBe('fits');
    expect(await stateOf(sent(200, 50), [opened(1, 90, 300)], [])).toBe('differs');
    expect(await stateOf(sent(200, 50), [opened(1, 90, 100)], [])).toBe('differs');
  });

  it('says nothing of what an administrator has set since, as the log says, and does of what was saved after that', async () => {
    expect(await stateOf(sent(200, 50), [opened(1, null, 300)], [])).toBe('differs');
    expect(await stateOf(sent(200, 50), [opened(1, null, 300)], [], 250)).toBe('fits');
    expect(await stateOf(sent(200, 50), [opened(1, null, 300)], [], 150)).toBe('differs');
    expect(
      await stateOf({ ...sent(200, 50), picks: null }, [{ ...opened(1, null, 300), seal: { last: true } } as OpenedPick], [], 250),
    ).toBe('fits');
  });

  it('waits where it could be picked anew since, and differs from what is opened then', async () => {
    expect(await stateOf(sent(200, 50), [opened(1, 90, 100)], ['a'])).toBe('waits');
    expect(await stateOf(sent(200, 50), [opened(1, 90, 100), opened(1, 50, 300)], ['a'])).toBe('fits');
    expect(await stateOf(sent(200, 50), [opened(1, 90, 100), opened(1, 60, 300)], ['a'])).toBe('differs');
  });
});
