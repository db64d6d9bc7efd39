import { PICKS_PER_WEEK, Result, type RecapFact, type FootballRecapPick, type FootballRecapStanding } from '@poolhouse/contract';
import { rankStandings, type WinsLosses } from '@poolhouse/contract/football-rules';
import { formatRecord, plural } from '@poolhouse/contract/formats';
import { abbrevOf, pickWords, teamOf } from '../../game-rows/team-words.rules';
import { namesOf } from '../../moments/words.rules';
import { numberWord, ordinalWord } from '../../recaps/number-word.rules';
import { placesGained } from '../../standings/ranking.rules';
import { sum } from '../../standings/shares.rules';
import type { PaidWeek } from '../money/pot.rules';
import { totalsOf, weekStandings, type SeasonEntry, type SeasonState } from '../money/season.rules';
import { decidedPicks, type DecidedPick, type PlayedPicks } from './decided.rules';
import { aloneWords, badBeatWords, crowdWords, marginWords, nextWords, runWords, swingWords } from './fact-words.rules';
import { aloneOf, badBeatOf, crowdOf, runOf, swingOf } from './facts.rules';

/** A week that is over, and the season around it. */
export interface RecapWeek extends PlayedPicks {
  week: number;
  /** Of each week of the contest up to this one, in order, the record of each entry. */
  records: readonly ReadonlyMap<number, WinsLosses>[];
  /** What its pot pays; undefined for a week without one. */
  paid: PaidWeek | undefined;
  /** The next week's pot, and the part of it that was pushed forward; null after the last. */
  next: { week: number; points: number; pushed: number } | null;
  /** How the season stood before it, null before the contest's first, and stood after it. */
  before: SeasonState | null;
  after: SeasonState;
}

/** What a week came to: the same facts stand on the page, on the card and in the mail. */
export interface Recap {
  /** Who had five, by name. */
  winners: readonly SeasonEntry[];
  /** 'Mendoza Line', 'Three shared it', 'Nobody had five'. */
  headline: string;
  /** '5–0 and all 42 points', '14 points each', '42 points go on'. */
  says: string;
  /** 'Second perfect week in the pool this season.'; '' for none. */
  note: string;
  /** Of all decided picks. */
  picks: { won: number; lost: number; pushed: number };
  facts: readonly RecapFact[];
  standings: readonly FootballRecapStanding[];
  /** By entry, in the order of slots; of a pick that grades nothing, no row. */
  cells: ReadonlyMap<number, readonly FootballRecapPick[]>;
  /** By entry a sentence: '4–1. One pick short: Chiefs −3.5 lost by 0.5.' */
  own: ReadonlyMap<number, string>;
}

/** Pure: the same facts have the same recap, so a week's stays as it is until one of them is corrected. */
export function recapOf(of: RecapWeek): Recap {
  const decided = decidedPicks(of);
  const results = of.records.at(-1) ?? new Map<number, WinsLosses>();
  const winners = of.entries.filter(({ id }) => results.get(id)?.wins === PICKS_PER_WEEK);
  const standings = standingsOf(of, results);
  const pushed = decided.filter(({ won, margin }) => !won && margin === 0).length;
  const won = decided.filter((one) => one.won).length;
  return {
    winners: standings.flatMap((row) => winners.find(({ id }) => id === row.entry_id) ?? []),
    ...headOf(of, winners),
    note: noteOf(of, winners.length),
    picks: { won, lost: decided.length - won - pushed, pushed },
    facts: factsOf(of, decided, results),
    standings,
    cells: cellsOf(decided),
    own: ownWords(of, decided, results),
  };
}

function headOf({ paid, next, week }: RecapWeek, winners: readonly SeasonEntry[]): Pick<Recap, 'headline' | 'says'> {
  const available = paid?.available ?? 0;
  const points = plural(available, 'point');
  const perfect = formatRecord(PICKS_PER_WEEK, 0);
  const [first, ...others] = winners;
  if (!first) {
    const where = next && next.week === week + 1 ? 'go on' : 'go to the prizes of the season';
    return { headline: 'Nobody had five', says: available > 0 ? `${points} ${where}` : '' };
  }
  if (others.length === 0) return { headline: first.name, says: available > 0 ? `${perfect} and all ${points}` : perfect };
  const each = paid?.each ?? 0;
  return {
    headline: `${numberWord(winners.length)} shared it`,
    says: each > 0 ? `${perfect} and ${plural(each, 'point')} each` : perfect,
  };
}

/** Which perfect week of the season it was. */
function noteOf({ records, entries }: RecapWeek, perfect: number): string {
  if (perfect !== 1) return '';
  const earlier = sum(records.slice(0, -1).map((week) => entries.filter(({ id }) => week.get(id)?.wins === PICKS_PER_WEEK).length));
  return `${ordinalWord(earlier + 1)} perfect week in the pool this season`;
}

function factsOf(of: RecapWeek, decided: readonly DecidedPick[], results: ReadonlyMap<number, WinsLosses>): RecapFact[] {
  const [swing, beat, alone, crowd] = [swingOf(decided, results, of.late), badBeatOf(decided, results), aloneOf(decided), crowdOf(decided)];
  const run = runOf(of.entries, of.records);
  return [
    ...(swing ? [swingWords(swing)] : []),
    ...(beat ? [badBeatWords(beat, fifthWinPays(of))] : []),
    ...(alone ? [aloneWords(alone)] : []),
    ...(crowd ? [crowdWords(crowd)] : []),
    ...(run ? [runWords(run)] : []),
    ...(of.next && of.next.points > 0 ? [nextWords(of.next)] : []),
  ];
}

/** What one perfect week more would have paid its entry. */
const fifthWinPays = ({ paid }: RecapWeek): number => (paid ? Math.floor(paid.available / (paid.winners.length + 1)) : 0);

function standingsOf({ entries, paid, before, after }: RecapWeek, results: ReadonlyMap<number, WinsLosses>): FootballRecapStanding[] {
  const season = rankStandings(totalsOf(entries, after));
  const gained = before ? placesGained(rankStandings(totalsOf(entries, before)), season) : new Map<number, number>();
  const places = new Map(season.map((row) => [row.entryId, row]));
  return weekStandings(entries, { results }, paid).map(({ entryId, name, wins, losses, points, rank }) => ({
    ID: entryId,
    entry_id: entryId,
    EntryName: name,
    Wins: wins,
    Losses: losses,
    Points: points,
    Rank: rank,
    Season: places.get(entryId)?.rank ?? 0,
    SeasonWins: places.get(entryId)?.wins ?? 0,
    Moved: gained.get(entryId) ?? 0,
  }));
}

function cellsOf(decided: readonly DecidedPick[]): Map<number, FootballRecapPick[]> {
  const cells = new Map<number, FootballRecapPick[]>();
  for (const { entry, pick, game, side, line, won, margin } of decided) {
    const own = cells.get(entry.id) ?? [];
    cells.set(entry.id, own);
    own.push({
      ID: `${entry.id}-${pick.slot}`,
      entry_id: entry.id,
      slot: pick.slot,
      Pick: teamOf(game, side),
      Abbrev: abbrevOf(game, side),
      Spread: line,
      Result: won ? Result.win : Result.loss,
      Push: !won && margin === 0 ? 1 : 0,
    });
  }
  return cells;
}

function ownWords(
  { entries }: RecapWeek,
  decided: readonly DecidedPick[],
  results: ReadonlyMap<number, WinsLosses>,
): ReadonlyMap<number, string> {
  return new Map(
    entries.map(({ id }): [number, string] => {
      const { wins, losses } = results.get(id) ?? { wins: 0, losses: 0 };
      const record = formatRecord(wins, losses);
      if (wins !== PICKS_PER_WEEK - 1 || losses !== 1) return [id, `${record}.`];
      const lost = decided.find(({ entry, won }) => entry.id === id && !won);
      if (!lost) return [id, `${record}. One pick short: the fifth was missing.`];
      return [id, `${record}. One pick short: ${pickWords(lost.game, lost.side, lost.line)} ${marginWords(lost.margin)}.`];
    }),
  );
}

/** 'Turf Toe, Rusty Nail and 4 more, 4–1': who was best where nobody had five; '' where nobody won a pick. */
export function bestOf(standings: readonly FootballRecapStanding[]): string {
  const best = standings.filter(({ Rank, Wins }) => Rank === 1 && Wins > 0);
  const [first] = best;
  return first ? `${namesOf(best.map(({ EntryName }) => EntryName))}, ${formatRecord(first.Wins, first.Losses)}` : '';
}
