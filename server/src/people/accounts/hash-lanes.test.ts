import { HashLanes } from './hash-lanes';

/** Works that end when told to, and how many of them have begun. */
function works() {
  const open: (() => void)[] = [];
  return { open, one: () => new Promise<void>((end) => open.push(end)) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('hash lanes', () => {
  it('does two at once and no more, and one at once for an address', async () => {
    const lanes = new HashLanes();
    const { open, one } = works();
    const all = ['a', 'a', 'b', 'c'].map((address) => lanes.run(address, one));
    await settled();
    expect(open).toHaveLength(2);
    while (open.length > 0) {
      expect(open.length).toBeLessThanOrEqual(2);
      open.shift()!();
      await settled();
    }
    await Promise.all(all);
  });

  it('sends away who would wait behind two hundred, and takes others again when these are done', async () => {
    const lanes = new HashLanes();
    const { open, one } = works();
    const all = Array.from({ length: 200 }, (_, n) => lanes.run(`address ${n}`, one));
    await expect(lanes.run('late', one)).rejects.toMatchObject({ code: 'unavailable' });
    for (let done = 0; done < 200; done++) {
      await settled();
      open.shift()!();
    }
    await Promise.all(all);
    await expect(lanes.run('late', async () => 'done')).resolves.toBe('done');
  });
});
