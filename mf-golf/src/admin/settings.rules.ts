import type { BodyOf, GolfAdminConfigRow } from '@poolhouse/contract';
import { formatMoney, moneyDigits } from '@poolhouse/shared-ui';
import { amountText, centsOf } from '@poolhouse/shared-ui/desk';

/** What an administrator typed: dollars, those by place in a list. */
export interface AmountsDraft {
  readonly weekly: readonly string[];
  readonly overall: readonly string[];
  readonly perEvent: string;
}

/** All of the form. */
export interface SettingsDraft {
  fee: string;
  perEvent: string;
  weekly: string[];
  overall: string[];
  side_action_open: 0 | 1;
  self_pick1: 0 | 1;
  once_per_season: 0 | 1;
}

/** Cents of each amount of a list; null where one is none. */
export function listCents(typed: readonly string[]): number[] | null {
  const cents = typed.map(centsOf);
  return cents.every((one): one is number => one !== null) ? cents : null;
}

/** A list as the contract has it, as it is typed, all with two decimals or none. */
export function amountsText(list: string): string[] {
  const amounts = list.split(',').map(Number);
  const digits = moneyDigits(amounts);
  return amounts.map((amount) => amountText(amount, digits));
}

/** As the call takes a list: commas between, no blanks. */
export const tidyList = (typed: readonly string[]): string => typed.join(',').replaceAll(/[\s$]/g, '');

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

/** What the form begins with. */
export const settingsOf = (config: GolfAdminConfigRow): SettingsDraft => ({
  fee: amountText(config.EntryFee),
  perEvent: amountText(config.per_event),
  weekly: amountsText(config.weekly),
  overall: amountsText(config.overall),
  side_action_open: config.side_action_open,
  self_pick1: config.self_pick1,
  once_per_season: config.once_per_season,
});

const TICKS = ['side_action_open', 'self_pick1', 'once_per_season'] as const;
const AMOUNTS = ['weekly', 'overall', 'perEvent'] as const;

/** What of the draft is another than what is kept. */
export function changesOf(draft: SettingsDraft, kept: SettingsDraft) {
  const changed = (name: keyof SettingsDraft) => String(draft[name]) !== String(kept[name]);
  return { fee: changed('fee'), amounts: AMOUNTS.some(changed), ticks: TICKS.filter(changed) };
}

/** The call that saves it: what is not changed is not said. */
export function settingsBody(contest_id: number, draft: SettingsDraft, kept: SettingsDraft): BodyOf<'POST ad/golf_settings'> {
  const { fee, amounts, ticks } = changesOf(draft, kept);
  const cents = centsOf(draft.fee);
  return {
    contest_id,
    ...(fee && cents !== null && { entry_fee: cents / 100 }),
    ...(amounts && { weekly: tidyList(draft.weekly), overall: tidyList(draft.overall), per_event: (centsOf(draft.perEvent) ?? 0) / 100 }),
    ...Object.fromEntries(ticks.map((name) => [name, draft[name]])),
  };
}

/** What the draft pays beside what there is to pay, and whether it may not be saved so. */
export function payWords(draft: SettingsDraft, config: GolfAdminConfigRow, season: { events: number; doubles: number }) {
  const { fee, amounts } = changesOf(draft, settingsOf(config));
  const total = seasonTotal(draft, season);
  const rest = amounts ? 0 : config.rest;
  const left = rest > 0 ? `, with ${rest} ¢ that divide into nothing` : '';
  return {
    wrong: amounts && !fee && total !== Math.round(config.Pot * 100),
    known: total !== null,
    words:
      total === null
        ? 'Something typed is no amount.'
        : `These pay ${formatMoney((total + rest) / 100)} of a pot of ${formatMoney(config.Pot)}${left}.`,
  };
}
