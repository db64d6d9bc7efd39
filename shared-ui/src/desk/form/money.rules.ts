import { moneyDigits } from '../../formats/figures';

/** Cents of dollars as they were typed; null for what is no amount. */
export function centsOf(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Dollars as they are typed into a field: '1400', '4.90'. */
export const amountText = (dollars: number, digits: number = moneyDigits([dollars])): string => dollars.toFixed(digits);

/** What is wrong with an amount; '' when nothing is. */
export const amountFault = (typed: string): string => (centsOf(typed) === null ? 'No amount of dollars, such as 20 or 4.90' : '');
