import { PICKS_PER_WEEK } from '../../constants';
import type { FootballPickRow, FootballScoreRow, FootballStandingRow } from '../../contests/football';
import { counts, sideOf } from './game-endings.rules';
import { isDecided, isToCome, madeIn } from './made.rules';
import type { Chances, OpenPicks } from './outlook.rules';
import type { BoardFacts, Supposed } from './what-if.rules';

/** How each entry of a board stands, and what is still open of its week. */
export function boardChances({ page, over: supposedOver }: Pick<Supposed<BoardFacts>, 'page' | 'over'>): Chances[] {
  const config = page.config.data[0];
  if (!config) return [];
  const over = config.WeekOver === 1 || supposedOver;
  const games = new Map(page.scores.data.map((game) => [game.ID, game]));
  const picks = new Map<number, FootballPickRow[]>();
  for (const pick of page.picks.data) if (pick.Pick !== '') picks.set(pick.entry_id, [...(picks.get(pick.entry_id) ?? []), pick]);
  const seasons = new Map(page.standings.data.flatMap((row) => (row.Week === 0 ? [[row.entry_id, row] as const] : [])));
  const week = { games, toCome: page.scores.data.filter(isToCome).length, made: madeIn(page) };
  return page.standings.data
    .filter((row) => row.Week === config.Week)
    .map((row) => ({
      entryId: row.entry_id,
      name: row.EntryName,
      week: countOf(row),
      season: countOf(seasons.get(row.entry_id) ?? row),
      left: over ? NOTHING : openOf(row, picks.get(row.entry_id) ?? [], week),
    }));
}

const NOTHING: OpenPicks = { running: [], open: 0, owed: 0 };
const countOf = ({ Wins, Losses }: FootballStandingRow) => ({ wins: Wins, losses: Losses });

interface Week {
  games: ReadonlyMap<number, FootballScoreRow>;
  /** How many have not begun. */
  toCome: number;
  made(pick: FootballPickRow): boolean;
}

function openOf(
  { MayPick = PICKS_PER_WEEK }: FootballStandingRow,
  picks: readonly FootballPickRow[],
  { games, toCome, made }: Week,
): OpenPicks {
  const begun = picks.filter(made);
  const open = Math.min(PICKS_PER_WEEK - begun.length, toCome);
  const running = begun.flatMap((pick) => {
    const game = games.get(pick.event_id ?? 0);
    return game && counts(pick) && !isDecided(pick) ? [{ eventId: game.ID, side: sideOf(pick, game), line: pick.Spread }] : [];
  });
  return { running, open, owed: Math.max(0, MayPick - begun.length - open) };
}
