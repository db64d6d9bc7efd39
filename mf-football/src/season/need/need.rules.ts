import type { OutlookRow } from '@poolhouse/contract';

type Chances = Pick<OutlookRow, 'scope' | 'Best' | 'Worst' | 'State' | 'Needs' | 'Open'>;

/** How numbers become words; handed in so that the rule stays pure. */
export interface Counting {
  place(rank: number): string;
  wins(n: number): string;
  picks(n: number): string;
}

/** 'You finish 2nd.' or 'You finish 2nd at best and 7th at worst.' */
function places({ Best, Worst }: Chances, { place }: Counting): string {
  return Best === Worst ? `you finish ${place(Best)}` : `you finish ${place(Best)} at best and ${place(Worst)} at worst`;
}

function weekNeeds({ Needs, Open }: Chances, { picks }: Counting): string {
  if (Needs === null) return 'A perfect week is out of reach';
  if (Needs === 0) return 'Your week is perfect';
  return Needs === Open
    ? `Win ${Open === 1 ? 'your' : 'all'} ${picks(Open)} still open for a perfect week`
    : `Win ${Needs} of ${picks(Open)} still open for a perfect week`;
}

function seasonNeeds({ Needs, Open, State }: Chances, { wins, picks }: Counting): string {
  const left = Open > 0 ? ` with ${picks(Open)} to come` : '';
  if (State === 'out') return `First place is out of reach${left}`;
  return Needs === 0 || Needs === null ? `You have the most wins${left}` : `You are ${wins(Needs)} behind${left}`;
}

/** What an entry needs, in one sentence for its player. */
export function needSentence(row: Chances, counting: Counting): string {
  if (row.State === 'clinched') {
    const sure = row.scope === 'week' ? 'First place of the week is yours' : 'The season is yours';
    const perfect = row.scope === 'week' ? ` ${weekNeeds(row, counting)}.` : '';
    return `${sure}: nobody can pass you.${perfect}`;
  }
  const needs = row.scope === 'week' ? weekNeeds(row, counting) : seasonNeeds(row, counting);
  return `${needs}; ${places(row, counting)}.`;
}

/** Best chances first: who can finish highest, then who can fall least, then who has least to make up. */
export function orderOutlook(rows: readonly OutlookRow[], scope: OutlookRow['scope']): OutlookRow[] {
  return rows
    .filter((row) => row.scope === scope)
    .sort(
      (a, b) =>
        a.Best - b.Best ||
        a.Worst - b.Worst ||
        compare(behind(a), behind(b)) ||
        b.Open - a.Open ||
        (a.EntryName < b.EntryName ? -1 : a.EntryName > b.EntryName ? 1 : 0),
    );
}

/** What is beyond reach comes last. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
const behind = ({ Needs }: OutlookRow): number => Needs ?? Infinity;
