import type { RecapFact, WinsRecapStanding, WinsStandingRow } from '@poolhouse/contract';
import { formatList, formatPlace } from '@poolhouse/contract/formats';
import { numberWord } from '../../recaps/number-word.rules';
import { compareNames } from '../../standings/names.rules';
import { recordOf } from '../record-words.rules';
import { badBeatOf, climbOf, closestOf, ownedGames, routOf, runOf, swingOf, upsetOf, winless } from './facts.rules';
import type { OwnedGame, WinsWeek, WinsWeekRecap } from './week.types';
import {
  badBeatWords,
  climbWords,
  closestWords,
  endedWords,
  routWords,
  runWords,
  swingWords,
  upsetWords,
  winlessWords,
} from './words.rules';

/** Pure: the same rows have the same recap, so a week's stays as it is until one of them is corrected. */
export function winsRecap(of: WinsWeek): WinsWeekRecap {
  const games = ownedGames(of);
  const winners = of.standings
    .filter(({ Rank, Wins }) => Rank === 1 && Wins > 0)
    .sort((a, b) => compareNames(a.EntryName, b.EntryName) || a.entry_id - b.entry_id);
  const [first] = winners;
  const only = winners.length === 1 ? first : undefined;
  return {
    winners,
    headline: only ? only.EntryName : first ? `${numberWord(winners.length)} shared it` : 'Nobody won a game',
    says: first ? `${recordOf(first)}${only ? '' : ' each'}` : '',
    note: only ? nowWords(only, of.overall) : '',
    best: '',
    facts: factsOf(of, games),
    standings: standingsOf(of),
    games,
    own: new Map(of.standings.map((row) => [row.entry_id, ownWords(row, of.standings, games)])),
  };
}

const isShared = ({ Rank }: WinsStandingRow, rows: readonly WinsStandingRow[]): boolean =>
  rows.filter((one) => one.Rank === Rank).length > 1;

/** 'Now 2nd of 8, 22–18' */
function nowWords({ entry_id: id }: WinsStandingRow, overall: readonly WinsStandingRow[]): string {
  const row = overall.find((one) => one.entry_id === id);
  return row ? `Now ${formatPlace(row.Rank, isShared(row, overall))} of ${overall.length}, ${recordOf(row)}` : '';
}

function factsOf(of: WinsWeek, games: readonly OwnedGame[]): RecapFact[] {
  const [swing, beat, upset, rout] = [swingOf(games, of.late), badBeatOf(games, of.late), upsetOf(games), routOf(games)];
  const [closest, climb, run, lost] = [closestOf(games, swing?.game), climbOf(of), runOf(of), winless(of)];
  return [
    ...(swing ? [swingWords(swing)] : []),
    ...(beat ? [badBeatWords(beat)] : []),
    ...(upset ? [upsetWords(upset, games)] : []),
    ...(closest ? [closestWords(closest, games)] : []),
    ...(climb ? [climbWords(climb, isShared(climb, of.overall))] : []),
    ...(run ? [runWords(run)] : []),
    ...(rout ? [routWords(rout)] : []),
    ...(lost.length > 0 ? [winlessWords(lost)] : []),
  ];
}

function standingsOf({ standings, overall }: WinsWeek): WinsRecapStanding[] {
  const after = new Map(overall.map((row) => [row.entry_id, row]));
  return [...standings]
    .sort((a, b) => a.Rank - b.Rank || compareNames(a.EntryName, b.EntryName) || a.entry_id - b.entry_id)
    .map(({ entry_id: ID, EntryName, Wins, Losses, Ties, Rank }) => {
      const season = after.get(ID);
      return {
        ...{ ID, EntryName, Wins, Losses, Ties, Rank },
        Season: season?.Rank ?? Rank,
        SeasonWins: season?.Wins ?? 0,
        SeasonLosses: season?.Losses ?? 0,
        SeasonTies: season?.Ties ?? 0,
        Moved: season?.Moved ?? 0,
      };
    });
}

/** '2nd of 8, 2–1. Bills won 31–10, Jets lost 17–24.' */
function ownWords(row: WinsStandingRow, standings: readonly WinsStandingRow[], games: readonly OwnedGame[]): string {
  const own = games.filter(({ entryId }) => entryId === row.entry_id);
  const place = `${formatPlace(row.Rank, isShared(row, standings))} of ${standings.length}, ${recordOf(row)}.`;
  return own.length === 0 ? `${place} None of your teams played.` : `${place} ${formatList(own.map(endedWords))}.`;
}
