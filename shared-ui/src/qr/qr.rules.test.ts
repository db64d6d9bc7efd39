import { generate } from 'lean-qr';
import { qrShape } from './qr.rules';

test('the path holds every dark square of the code, and no light one', () => {
  const text = 'https://pool.example/join#7QK4-M2VX-9DPA';
  const code = generate(text);
  const { size, path } = qrShape(text);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${Number(y)}`);
  expect(size).toBe(code.size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect([x, y, dark.has(`${x},${y}`)]).toEqual([x, y, Boolean(code.get(x, y))]);
});
