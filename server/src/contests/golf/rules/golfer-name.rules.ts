const SUFFIXES = /\s+(jr|sr|ii|iii|iv)\.?$/;

/** A golfer's name for comparison: without marks, case, points and suffix; 'Last, First' turned round. */
export function golferNameKey(name: string): string {
  const turned = name.includes(',') ? name.split(',').reverse().join(' ') : name;
  return turned
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/[.'’-]/g, (mark) => (mark === '-' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SUFFIXES, '');
}
