/**
 * How numbers and lists are written for people: one way for each kind, whoever writes it. The kit hands these on to the screens, the server takes
 * them for its sentences. This file imports nothing, so that both may. Rows of the contract carry numbers, not these texts. They are written as
 * the language of the words has it, which is English, whoever reads them (docs/decisions/0180).
 */

const MINUS = '\u2212';
const DASH = '\u2013';

/** '1,400', '0.25'; without a sign. */
function magnitude(n: number, digits?: number): string {
  const [whole = '', part] = (digits === undefined ? String(Math.abs(n)) : Math.abs(n).toFixed(digits)).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...(part === undefined ? [] : [part])].join('.');
}

const signOf = (n: number, text: string, plus: '' | '+'): string => (/[1-9]/.test(text) ? (n < 0 ? MINUS : plus) : '');
const written = (n: number, { digits, plus = '', unit = '' }: { digits?: number; plus?: '' | '+'; unit?: string } = {}): string => {
  const text = magnitude(n, digits);
  return `${signOf(n, text, plus)}${unit}${text}`;
};

/** '1,741', '−3'; with digits each of the measures of a table has as many: '13.06', '0.60'. */
export const formatNumber = (n: number, digits?: number): string => written(n, { digits });

/** '+1.2', '−0.5', '0': what is more or less than something. */
export const formatSigned = (n: number, digits?: number): string => written(n, { digits, plus: '+' });

/** Decimals of a column of amounts: two as soon as one of them has cents, else none. */
export const moneyDigits = (amounts: readonly number[]): 0 | 2 => (amounts.every((one) => Math.round(one * 100) % 100 === 0) ? 0 : 2);

/** '$1,400', '$4.90', '−$3'. @param digits of its column; alone it has cents or none */
export const formatMoney = (amount: number, digits: number = moneyDigits([amount])): string => written(amount, { digits, unit: '$' });

/** '+$12', '−$4.50', '$0': what was won or lost. */
export const formatGain = (amount: number, digits: number = moneyDigits([amount])): string =>
  written(amount, { digits, plus: '+', unit: '$' });

/** Points as they are won and shared: '1,400', '4.90'. */
export const formatPoints = (amount: number, digits: number = moneyDigits([amount])): string => written(amount, { digits });

/**
 * '17%'; '<1%' above nothing and '>99%' below all, for '0%' and '100%' are certain. A table of measures has one decimal in all of its rows.
 *
 * @param share of 1
 */
export function formatPercent(share: number, digits = 0): string {
  const [percent, certain] = [100 * share, share <= 0 || share >= 1 - 1e-9];
  if (digits > 0 || certain) return `${written(percent, { digits })}%`;
  const whole = Math.round(percent);
  return whole < 1 ? '<1%' : whole > 99 ? '>99%' : `${whole}%`;
}

/** A chance that is drawn is neither none nor all, however seldom it came. */
const OPEN = 1e-6;

/**
 * '17%', '–' where it cannot be had. '0%' and '100%' are said of what is settled alone.
 *
 * @param chance of 1
 */
export const formatChance = (chance: number | null | undefined, settled = false): string =>
  chance == null ? '–' : formatPercent(settled ? chance : Math.min(1 - OPEN, Math.max(OPEN, chance)));

/** '+12%', '−3%', '0%': points of a hundred. @param share of 1 */
export const formatSignedPercent = (share: number): string => `${written(100 * share, { digits: 0, plus: '+' })}%`;

/** '0.8%', '60%': a percentage that somebody set, as it was set. */
export const formatRate = (percent: number): string => `${written(Math.round(percent * 1e6) / 1e6)}%`;

/** '.643', '1.000': a share of games, as leagues write it. */
export const formatAverage = (share: number, digits = 3): string => written(share, { digits }).replace(/^(\u2212?)0\./, '$1.');

/** '34–18', with ties '4–6–7'; a score '31–20' too, in which what is not known yet is blank. */
export const formatRecord = (...counts: readonly (number | null)[]): string => counts.join(DASH);

/** '3–7', or the one that both are. @param write how each is written */
export const formatRange = (from: number, to: number, write: (n: number) => string = String): string =>
  from === to ? write(from) : `${write(from)}${DASH}${write(to)}`;

/** '−3.5', '+3', 'PK' for a pick'em, '' where there is no line. */
export function formatLine(line: number | null): string {
  if (line === null || Number.isNaN(line)) return '';
  return line === 0 ? 'PK' : formatSigned(line);
}

/** '8.50': decimal odds, what a stake of 1 pays back. */
export const formatOdds = (decimal: number): string => formatNumber(decimal, 2);

/** 'E', '−5', '+3': strokes to par. */
export const formatToPar = (toPar: number): string => (toPar === 0 ? 'E' : formatSigned(toPar));

/** '2nd' */
export function ordinal(n: number): string {
  const teen = Math.floor(n / 10) % 10 === 1;
  return `${n}${(!teen && { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]) || 'th'}`;
}

/** 'T2' when others stand on the same rank, else '2': for a column of ranks. */
export const formatRank = (rank: number, shared: boolean): string => (shared ? `T${rank}` : String(rank));

/** '3rd', 'T1' when shared: for sentences, rows and strips, where 'of 12' may follow. */
export const formatPlace = (rank: number, shared: boolean): string => (shared ? formatRank(rank, true) : ordinal(rank));

/** 'dog', 'dogs': words that agree with a number which stands elsewhere in their sentence, or nowhere. */
export const inNumber = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** '1 pick', '0 picks', '1,000 points'; with a verb that agrees: '1 entry has', '2 entries have' */
export const plural = (n: number, one: string, many = `${one}s`): string => `${formatNumber(n)} ${inNumber(n, one, many)}`;

/** One of a list; what is false or empty is none. */
type Listed = string | number | false | null | undefined;
/** English without a comma before its last 'and'. */
const lists = (type: Intl.ListFormatType) => {
  const format = new Intl.ListFormat('en-GB', { type });
  return (parts: Iterable<Listed>): string => {
    const said = Array.from(parts, (part) => (typeof part === 'number' ? String(part) : part || ''));
    return format.format(said.filter((part) => part !== ''));
  };
};

/** 'Ann, Bob, Cal': facts beside each other, and names of which none is the last. Empty ones are left out, as in the two below. */
export const formatList = lists('unit');

/** 'Ann', 'Ann and Bob', 'Ann, Bob and Cal' */
export const formatAnd = lists('conjunction');

/** 'Ann, Bob or Cal' */
export const formatOr = lists('disjunction');
