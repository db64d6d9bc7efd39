export interface Days {
  readonly activity: number;
  readonly addresses: number;
  readonly mails: number;
  readonly payloads: number;
  readonly hits: number;
}

/** The same as they are typed. */
export type TypedDays = Record<keyof Days, string>;

export const RETAINED: readonly [keyof Days, string][] = [
  ['activity', 'Activity log'],
  ['addresses', 'Addresses (IP)'],
  ['mails', 'Mails'],
  ['payloads', 'Answers of feeds'],
  ['hits', 'Hits by day'],
];

/** What stands in the fields of what is saved. */
export const typedDays = ({ activity, addresses, mails, payloads, hits }: Days): TypedDays => ({
  activity: String(activity),
  addresses: String(addresses),
  mails: String(mails),
  payloads: String(payloads),
  hits: String(hits),
});

/** What was typed and is not saved. */
export function changedDays(saved: Days, typed: Partial<Record<keyof Days, string>>): Partial<Days> {
  const changed = RETAINED.flatMap(([key]) => {
    const text = typed[key];
    return text === undefined || text.trim() === '' || Number(text) === saved[key] ? [] : [[key, Number(text)]];
  });
  return Object.fromEntries(changed) as Partial<Days>;
}
