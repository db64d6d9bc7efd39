import type { AuctionSettingsRow, BodyOf } from '@poolhouse/contract';
import { formatRate } from '@poolhouse/shared-ui';

/** What the fields hold while they are changed; numbers as they are typed. */
export interface Draft {
  bidding: '0' | '1';
  auto_bids: '0' | '1';
  values: '0' | '1';
  nomination: AuctionSettingsRow['nomination'];
  layout: AuctionSettingsRow['layout'];
  /** '' for no limit. */
  budget: string;
  min_price: string;
  clock_open: string;
  clock_reset: string;
  auto_next: string;
  steps: Step[];
  /** Percents of the pot for a win, by round. */
  payouts: string[];
}
export interface Step {
  from: string;
  step: string;
}
export type Changes = Omit<BodyOf<'POST bbauction/settings'>, 'year' | 'group' | 'contest_id'>;
type NumberField = 'min_price' | 'clock_open' | 'clock_reset' | 'auto_next';
/** What is wrong, by field. */
export type Trouble = Partial<Record<NumberField | 'budget' | 'steps' | 'payouts', string>>;

const ROUND_GAMES = [32, 16, 8, 4, 2, 1];
export const MOST_STEPS = 6;
/** What each number may be. */
export const BOUNDS: Readonly<Record<NumberField | 'budget', readonly [number, number]>> = {
  budget: [1, 1_000_000],
  min_price: [1, 1_000_000],
  clock_open: [5, 600],
  clock_reset: [3, 120],
  auto_next: [0, 300],
};
export const PRESETS = [
  { name: 'Even rounds', payouts: '50,100,250,400,800,1600' },
  { name: 'Top-heavy', payouts: '0,150,150,500,1200,2000' },
] as const;

const NUMBERS = ['min_price', 'clock_open', 'clock_reset', 'auto_next'] as const;

/** The words of a form, without what a paste left around them. */
const trimmed = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries((['budget', ...NUMBERS] as const).map((name) => [name, draft[name].trim()])),
  steps: draft.steps.map(({ from, step }) => ({ from: from.trim(), step: step.trim() })),
  payouts: draft.payouts.map((share) => share.trim()),
});

const flagOf = (value: 0 | 1): '0' | '1' => (value === 1 ? '1' : '0');
export const percentsOf = (payouts: string): string[] => payouts.split(',').map((share) => String(Number(share) / 100));

export function draftOf(row: AuctionSettingsRow): Draft {
  return {
    bidding: flagOf(row.bidding),
    auto_bids: flagOf(row.auto_bids),
    values: flagOf(row.values),
    nomination: row.nomination,
    layout: row.layout,
    budget: row.budget === null ? '' : String(row.budget),
    min_price: String(row.min_price),
    clock_open: String(row.clock_open),
    clock_reset: String(row.clock_reset),
    auto_next: String(row.auto_next),
    steps: row.steps.split(',').map((one) => {
      const [from = '0', step = '1'] = one.split(':');
      return { from, step };
    }),
    payouts: percentsOf(row.payouts),
  };
}

/** Percents of the pot that all wins together pay. */
export function paidInAll(payouts: readonly string[]): number {
  const hundredths = payouts.reduce((sum, share, n) => sum + Math.round(Number(share) * 100) * (ROUND_GAMES[n] ?? 0), 0);
  return hundredths / 100;
}

const whole = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** What is wrong with a draft, by field; empty where all of it can be kept. */
export function troublesOf(typed: Draft): Trouble {
  const draft = trimmed(typed);
  const numbers = NUMBERS.flatMap((name) =>
    whole(draft[name], BOUNDS[name]) ? [] : [[name, `must be a whole number from ${BOUNDS[name][0]} to ${BOUNDS[name][1]}`] as const],
  );
  const rising = draft.steps.every(({ from }, n) => (n === 0 ? Number(from) === 0 : Number(from) > Number(draft.steps[n - 1]?.from)));
  const steps = draft.steps.every(({ from, step }) => whole(from, [0, 1_000_000]) && whole(step, [1, 100_000]));
  const paid = paidInAll(draft.payouts);
  return {
    ...Object.fromEntries(numbers),
    ...(draft.budget !== '' && !whole(draft.budget, BOUNDS.budget) && { budget: 'must be a whole number, or nothing for no limit' }),
    ...(!(rising && steps) && { steps: 'must begin at 0 and rise, in whole numbers' }),
    ...(paid !== 100 && { payouts: `All wins together pay ${Number.isNaN(paid) ? '?' : formatRate(paid)} of the pot; they must pay 100%` }),
  };
}

/** What differs from what is kept: only that is sent. */
export function changesOf(typed: Draft, kept: AuctionSettingsRow): Changes {
  const [draft, before] = [trimmed(typed), draftOf(kept)];
  const differs = (name: keyof Draft) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]);
  const flags = (['bidding', 'auto_bids', 'values'] as const).filter(differs).map((name) => [name, Number(draft[name])]);
  const numbers = NUMBERS.filter(differs).map((name) => [name, Number(draft[name])]);
  return {
    ...Object.fromEntries([...flags, ...numbers]),
    ...(differs('budget') && { budget: draft.budget === '' ? null : Number(draft.budget) }),
    ...(differs('nomination') && { nomination: draft.nomination }),
    ...(differs('layout') && { layout: draft.layout }),
    ...(differs('steps') && { steps: draft.steps.map(({ from, step }) => `${Number(from)}:${Number(step)}`).join() }),
    ...(differs('payouts') && { payouts: draft.payouts.map((share) => Math.round(Number(share) * 100)).join() }),
  };
}
