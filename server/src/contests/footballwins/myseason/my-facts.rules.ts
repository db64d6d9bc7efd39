import type { MyWinsFact, MyWinsWeek } from '@poolhouse/contract';
import { formatNumber, formatPercent, formatRecord, ordinal, plural } from '@poolhouse/contract/formats';
import { teamOf } from '../../game-rows/team-words.rules';
import { endedWords } from '../../recaps/game-words.rules';
import { compareNames } from '../../standings/names.rules';
import type { WinsEntry } from '../standings.rules';
import { worthOf, type OwnGame, type Worth } from './own-games.rules';

/** What the figures are made of. */
export interface MyWins {
  entryId: number;
  entries: readonly WinsEntry[];
  games: readonly OwnGame[];
  weeks: readonly MyWinsWeek[];
  teams: readonly string[];
}

/** The figures of a player's season, each with the weeks behind it. */
export const myFacts = (of: MyWins): MyWinsFact[] => [
  ...bestFact(of.weeks),
  ...moveFact(of.weeks),
  ...teamFacts(of),
  ...upsetFact(of.games),
  ...nemesisFact(of),
];

/** '5–1', with ties where there are any. */
export const recordWords = ({ wins, losses, ties }: Pick<Worth, 'wins' | 'losses' | 'ties'>): string =>
  formatRecord(wins, losses, ...(ties > 0 ? [ties] : []));

const weekRecord = ({ Wins, Losses, Ties }: MyWinsWeek): string => recordWords({ wins: Wins, losses: Losses, ties: Ties });
const weekList = (games: readonly OwnGame[]): string => [...new Set(games.map(({ week }) => week))].join();
const tenth = (n: number): string => formatNumber(n, 1);

/** The week with most points; of several the one that was expected least of, then the first. */
function bestFact(weeks: readonly MyWinsWeek[]): MyWinsFact[] {
  const [best] = [...weeks].sort((a, b) => b.Points - a.Points || a.Expected - b.Expected || a.Week - b.Week);
  if (!best || best.Points === 0) return [];
  const Text = `The lines expected ${tenth(best.Expected)}.`;
  return [{ ID: 'best', Title: 'Best week', Head: `Week ${best.Week}, ${weekRecord(best)}`, Text, Weeks: String(best.Week) }];
}

/** The week that changed the player's place most; of several the first. */
function moveFact(weeks: readonly MyWinsWeek[]): MyWinsFact[] {
  const [most] = [...weeks].sort((a, b) => Math.abs(b.Moved) - Math.abs(a.Moved) || a.Week - b.Week);
  if (!most || most.Moved === 0) return [];
  const { Week, Moved, Rank } = most;
  const Head = `Week ${Week}, ${plural(Math.abs(Moved), 'place')} ${Moved > 0 ? 'up' : 'down'}`;
  const Text = `${weekRecord(most)}: from ${ordinal(Rank + Moved)} to ${ordinal(Rank)}.`;
  return [{ ID: 'move', Title: 'Moved you most', Head, Text, Weeks: String(Week) }];
}

/** The team that was most above its lines, and the one that was most below; left out where none is. */
function teamFacts({ teams, games }: MyWins): MyWinsFact[] {
  const rows = teams
    .map((team) => {
      const own = games.filter((game) => game.team === team && game.chance !== null);
      const worth = worthOf(own);
      return { team, own, worth, above: worth.lined - worth.expected };
    })
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.above - a.above || compareNames(a.team, b.team));
  const [best, worst] = [rows[0], rows.at(-1)];
  const fact = (ID: 'paid' | 'never', Title: string, { own, worth }: (typeof rows)[number]): MyWinsFact => {
    const [first] = own;
    const Text = `${recordWords(worth)}, where the lines expected ${tenth(worth.expected)} of ${plural(own.length, 'game')}.`;
    return { ID, Title, Head: first ? teamOf(first.game, first.side) : '', Text, Weeks: weekList(own) };
  };
  return [
    ...(best && best.above > 0 ? [fact('paid', 'Best team', best)] : []),
    ...(worst && worst.above < 0 ? [fact('never', 'Worst team', worst)] : []),
  ];
}

/** The win that its line expected least; of several the first. */
function upsetFact(games: readonly OwnGame[]): MyWinsFact[] {
  const [upset] = games
    .flatMap((game) => (game.lead > 0 && game.chance !== null && game.chance < 1 / 2 ? [{ ...game, chance: game.chance }] : []))
    .sort((a, b) => a.chance - b.chance || a.week - b.week);
  if (!upset) return [];
  const { week, game, side, chance } = upset;
  const Text = `${endedWords(game, side)}: the line gave it ${formatPercent(chance)}.`;
  return [{ ID: 'upset', Title: 'Least expected win', Head: `Week ${week}, ${teamOf(game, side)}`, Text, Weeks: String(week) }];
}

/** Fewer defeats make nobody a nemesis. */
const BEATEN = 2;

/** Whose teams beat the player's most often, and more often than they were beaten; of several who was beaten less. */
function nemesisFact({ entryId, entries, games }: MyWins): MyWinsFact[] {
  const [worst] = entries
    .filter(({ id }) => id !== entryId)
    .map((entry) => {
      const met = games.filter(({ rival }) => rival === entry.id);
      return { entry, met, lost: met.filter(({ lead }) => lead < 0), won: met.filter(({ lead }) => lead > 0) };
    })
    .filter(({ lost, won }) => lost.length >= BEATEN && lost.length > won.length)
    .sort((a, b) => b.lost.length - a.lost.length || a.won.length - b.won.length || compareNames(a.entry.name, b.entry.name));
  if (!worst) return [];
  const { entry, met, lost, won } = worst;
  const Text =
    lost.length === met.length
      ? `Their teams beat yours all ${plural(met.length, 'time')}.`
      : `Their teams beat yours ${plural(lost.length, 'time')} of ${met.length}, and lost ${formatNumber(won.length)}.`;
  return [{ ID: 'nemesis', Title: 'Your nemesis', Head: entry.name, Text, Weeks: weekList(lost) }];
}
