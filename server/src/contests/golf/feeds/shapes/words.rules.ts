/** 'E', '-5', '+3', '0' as a number; null for '--', '-', '' and the like. */
export function toParOf(text: unknown): number | null {
  if (typeof text === 'number') return Number.isInteger(text) ? text : null;
  if (typeof text !== 'string') return null;
  const plain = text.trim();
  if (/^e$/i.test(plain)) return 0;
  return /^[+-]?\d{1,3}$/.test(plain) ? Number(plain) : null;
}

/** Strokes of a hole or a round; null for anything that is not a number above 0, as '', '--' and 0 are. */
export function strokesOf(value: unknown): number | null {
  const strokes =
    typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,3}$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Number.isInteger(strokes) && strokes > 0 ? strokes : null;
}

/** '14*', 'F*', '--', 12: holes played, and whether the star of a start on the tenth stands there. */
export function thruWords(value: unknown): { thru: number | null; isBack: boolean } {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const isBack = text.endsWith('*');
  const plain = text.replace('*', '');
  if (plain.toUpperCase() === 'F') return { thru: 18, isBack };
  const thru = /^\d{1,2}$/.test(plain) ? Number(plain) : null;
  return { thru: thru !== null && thru <= 18 ? thru : null, isBack };
}

/** '7:40am*' as '07:40'; null for anything else. */
export function clockWords(value: unknown): string | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*([ap])m\*?$/i.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (hour === undefined) return null;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** An epoch instant in ms, whether it is told in s or in ms, as a number, or as ISO text; null for anything else. */
export function instantOf(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
    const at = Date.parse(value);
    return Number.isFinite(at) ? at : null;
  }
  const number = typeof value === 'string' && /^\d{9,14}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null;
  return number < 100_000_000_000 ? number * 1000 : number;
}

/** Eighteen holes from numbered ones. */
export function byHole<T>(holes: readonly { hole: number; value: T | null }[]): (T | null)[] {
  const card: (T | null)[] = Array.from({ length: 18 }, () => null);
  for (const { hole, value } of holes) if (hole >= 1 && hole <= 18) card[hole - 1] = value;
  return card;
}
