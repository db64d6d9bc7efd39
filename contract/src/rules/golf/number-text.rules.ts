/**
 * Whole numbers in text, the small ones a character each: 0, -1, 1, -2, … by this alphabet, which begins with the letters that words beside it have
 * most often. It has no quotes and no backslash, so that JSON writes it as it is, and no space, which divides lists.
 */
const ALPHABET = "etaoinsrhldcumfpgwybvkxjqzETAOINSRHLDCUMFPGWYBVKXJQZ0123456789-_.:;!?()[]{}<>|~+=*&^%$#@/,`'";
/** Those that begin a larger number, of two digits more. */
const LARGER = ALPHABET.length - 1;
const LARGEST = LARGER * LARGER - 1;
const DIGITS = new Map([...ALPHABET].map((one, at) => [one, at]));

export function numbersText(numbers: readonly number[]): string {
  return numbers.map(numberText).join('');
}

function numberText(number: number): string {
  const folded = Math.min(LARGEST, number < 0 ? -2 * number - 1 : 2 * number);
  if (folded < LARGER) return ALPHABET.charAt(folded);
  return ALPHABET.charAt(LARGER) + ALPHABET.charAt(Math.floor(folded / LARGER)) + ALPHABET.charAt(folded % LARGER);
}

export function numbersIn(text: string): number[] {
  const digits = [...text].map((one) => DIGITS.get(one) ?? 0);
  const numbers: number[] = [];
  for (let at = 0; at < digits.length; at += 1) {
    const first = digits[at] ?? 0;
    const folded = first < LARGER ? first : (digits[at + 1] ?? 0) * LARGER + (digits[at + 2] ?? 0);
    if (first >= LARGER) at += 2;
    numbers.push(folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2);
  }
  return numbers;
}

/** Each as what it is more than the one before. */
export const stepsOf = (numbers: readonly number[]): number[] => numbers.map((own, n) => own - (numbers[n - 1] ?? 0));

export function sumsOf(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
