import type { RecapFact, WeekRecapConfig } from '@poolhouse/contract';
import { formatList, formatRank } from '@poolhouse/contract/formats';
import { datesOf } from './dates.rules';
import type { CardFact, RecapCard } from './recap-source';

/** What a round came to, whatever kind of contest it is of. */
interface Told {
  /** 'Mendoza Line', 'Three shared it', 'Nobody had five' */
  headline: string;
  /** '5–0 and all 42 points' */
  says: string;
  /** '' for none. */
  note: string;
  facts: readonly RecapFact[];
}

type Words = Pick<WeekRecapConfig, 'Dates' | 'Headline' | 'Winners' | 'Says' | 'Note'>;

/** The words at the head of a page. @param told undefined or null while there is nothing to tell @param names of who has won */
export const headWords = (dates: string, told: Omit<Told, 'facts'> | null | undefined, names: readonly string[]): Words => ({
  Dates: dates,
  Headline: told?.headline ?? '',
  Winners: names.length > 1 ? formatList(names) : '',
  Says: told?.says ?? '',
  Note: told?.note ?? '',
});

interface Week {
  contest: { id: number; name: string; year: number; firstWeek: number };
  week: number;
  /** The week that is on. */
  current: number;
  /** When games without a result begin, and games that are played, epoch ms. */
  open: readonly number[];
  kickoffs: readonly number[];
}

/** The head of a week's page, but for who looks at it. @param told null while the week is not over @param names of who has won */
export function weekHead(
  { contest, week, current, open, kickoffs }: Week,
  told: (Omit<Told, 'facts'> & { best: string }) | null,
  names: readonly string[],
): Omit<WeekRecapConfig, 'entry_id' | 'EntryName'> {
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    Week: week,
    ShowWeek: current,
    Year: contest.year,
    FirstWeek: contest.firstWeek,
    Over: told ? 1 : 0,
    Open: open.length,
    OpenAt: open.length > 0 ? new Date(Math.max(...open)).toISOString() : '',
    ...headWords(datesOf(kickoffs), told, names),
    Best: told?.best ?? '',
  };
}

/** What a card says of it. @param names of who has won */
export const cardWordsOf = (
  { headline, says, facts }: Omit<Told, 'note'>,
  names: readonly string[],
): Pick<RecapCard, 'headline' | 'says' | 'won' | 'names' | 'facts'> => ({
  headline,
  says,
  won: names.length > 0,
  names: names.length > 1 ? names : [],
  facts: facts.map(({ Title, Card, Short }): CardFact => ({ title: Title, head: Card, text: Short })),
});

/** The same for a mail: 'The bad beat: Sack Lunch, Raiders +3.5. …' */
export const factLines = (facts: readonly RecapFact[]): string[] =>
  facts.map(({ Title, Head, Text }) => `${Title}: ${Head}.${Text === '' ? '' : ` ${Text}`}`);

const LEADERS = 3;

/** Who leads the season, as a card says it. @param ranked everybody with a shared rank, the best first */
export const leadersOf = (ranked: readonly { rank: number; name: string; figure: string }[]): RecapCard['season']['places'] =>
  ranked.slice(0, LEADERS).map(({ rank, name, figure }) => ({
    rank: formatRank(rank, ranked.filter((one) => one.rank === rank).length > 1),
    name,
    figure,
  }));
