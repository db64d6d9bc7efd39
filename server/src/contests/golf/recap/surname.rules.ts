const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** 'Quist' of 'Matteo Quist', 'Love III' of 'Davis Love III': what a golfer goes by where there is little room. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.slice(words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? -2 : -1).join(' ');
}
