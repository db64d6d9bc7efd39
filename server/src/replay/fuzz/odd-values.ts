import type { Random } from '../../sport/practice/random.rules';
import type { Shape } from '../../testing/sample-input';

export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const NUMBERS = [0, -0, -1, 0.1, 1.5, 32_767, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 9.3e18, 1e21, 1e308, -1e308];
const WORDS = [
  ...[
    '',
    ' ',
    '0',
    '1 ',
    '-1',
    '007',
    '1e3',
    '0x10',
    '1_000',
    '١٢',
    'NaN',
    'Infinity',
    'null',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
  ],
  ...[
    'a\u0000b',
    '\u0000',
    '\ud800',
    'x\udfff',
    '\u202eabc',
    '\u200b',
    '\ufeff',
    'Ǆ',
    'İ',
    'ß',
    '👩‍👩‍👧',
    'e\u0301'.repeat(9),
    '\u0085',
    '\u2028',
  ],
  ...["'; drop table users;--", '"', '\\', '%', '%00', '_%', '../../etc/passwd', '<img src=x onerror=1>', '${1}', 'a,b', '=1+1'],
  ...['2147483648', '1,2147483648', '99999999999999999999', '1,2,3,', ',', '-1,0', '1,x'],
  ...['2026-11-22', '2026-13-45', '9999-12-31T23:59:59Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '23:59', '24:00'],
];
const SCALARS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['1'],
  [1, 2],
  { a: 1 },
  { length: 1 },
  [2_147_483_648],
  { toString: 1 },
];
/** What the demo knows, by which a call gets further than its first question. */
const KNOWN = [
  ...[
    'rusty',
    'casey',
    'mary@poolhouse.example',
    'Rusty Nails',
    'Rusty Nail',
    'Oak Street Pool',
    'Football',
    'Broncos',
    'Broken Feed',
    'DEN',
  ],
  ...['football', 'golf', 'bbauction', '911', 'all', 'Carded words of some length', '1,2,3'],
];

/** A value that no field expects, or that only some do. */
export function odd(random: Random): unknown {
  const kind = random();
  if (kind < 0.35) return pick(random, NUMBERS);
  if (kind < 0.75) return pick(random, WORDS);
  if (kind < 0.9) return pick(random, SCALARS);
  return kind < 0.96 ? 'x'.repeat(pick(random, [64, 255, 1001, 20_000])) : Array.from({ length: 2000 }, (_, n) => n);
}

/** Something for a field: mostly what it may take, so that the call is made in earnest; sometimes not. */
export function valueFor(shape: Shape, random: Random, oddness: number): unknown {
  if (random() < oddness) return odd(random);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return valueFor(pick(random, choices), random, oddness);
  if (shape.type === 'array') return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(shape.items ?? {}, random, oddness));
  if (shape.type === 'object') return objectFor(shape, random, oddness);
  if (shape.type === 'null') return null;
  if (shape.type === 'boolean') return random() < 0.5;
  if (shape.type === 'integer' || shape.type === 'number') return numberFor(shape, random);
  if (shape.format === 'email') return pick(random, ['zoe@example.net', 'mary@poolhouse.example', 'walt@poolhouse.example']);
  if (shape.format === 'date-time') return pick(random, ['2026-11-22T20:30:00Z', '2026-11-22T20:22:00Z']);
  return pick(random, KNOWN);
}

export function objectFor(shape: Shape, random: Random, oddness: number): Record<string, unknown> {
  const fields = Object.entries(shape.properties ?? {}).filter(([name]) => shape.required?.includes(name) || random() < 0.5);
  return Object.fromEntries(fields.map(([name, part]) => [name, valueFor(part, random, oddness)]));
}

const EDGE = 2_147_483_647;
function numberFor({ minimum }: Shape, random: Random): number {
  const lowest = minimum !== undefined && minimum > -EDGE ? minimum : 0;
  if (random() < 0.1) return EDGE;
  if (random() < 0.1) return 2026;
  return lowest + Math.floor(random() * (random() < 0.7 ? 14 : 900));
}
