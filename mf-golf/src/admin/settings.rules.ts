import { moneyDigits } from '@poolhouse/shared-ui';

/** What an administrator typed: dollars, lists of them by place with commas between. */
export interface AmountsDraft {
  readonly weekly: string;
  readonly overall: string;
  readonly perEvent: string;
}

/** Cents of dollars as they were typed; null for what is no amount. */
export function centsOf(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Cents of each amount of a list; null where one is none. */
export function listCents(typed: string): number[] | null {
  const cents = typed.split(',').map(centsOf);
  return cents.every((one): one is number => one !== null) ? cents : null;
}

/** Dollars as they are typed into a field, where commas part amounts: '1400', '4.90'. */
export const amountText = (dollars: number, digits: number = moneyDigits([dollars])): string => dollars.toFixed(digits);

/** A list of them, all with two decimals or none. */
export function amountsText(list: string): string {
  const amounts = list.split(',').map(Number);
  const digits = moneyDigits(amounts);
  return amounts.map((amount) => amountText(amount, digits)).join(',');
}

/** As the call takes a list: without blanks. */
export const tidyList = (typed: string): string => typed.replaceAll(/[\s$]/g, '');

/** What these amounts pay in a season, in cents; null while something typed is no amount. */
export function seasonTotal(
  { weekly, overall, perEvent }: AmountsDraft,
  { events, doubles }: { events: number; doubles: number },
): number | null {
  const [places, last, pot] = [listCents(weekly), listCents(overall), centsOf(perEvent)];
  if (places === null || last === null || pot === null) return null;
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  return 2 * pot * events + sum(places) * (events + doubles) + sum(last);
}
