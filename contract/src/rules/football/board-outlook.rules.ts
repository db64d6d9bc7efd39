import { PICKS_PER_WEEK } from '../../constants';
import type { FootballPickRow, FootballScoreRow, FootballStandingRow } from '../../contests/football';
import type { OutlookRow } from '../../contests/football-season';
import { counts, sideOf } from './game-endings.rules';
import { outlookOf, type OpenPicks } from './outlook.rules';
import { isDecided, isToCome, madeIn, type BoardFacts, type Supposed } from './what-if.rules';

/**
 * What each entry can still reach, from a board: the rows of the season page. A pick that its owner alone sees tells nothing here, unless it
 * is supposed to be decided.
 *
 * @param of the one entry that is asked for; all of them where it is left out
 */
export function boardOutlook({ page, over: supposedOver }: Pick<Supposed<BoardFacts>, 'page' | 'over'>, of?: number): OutlookRow[] {
  const config = page.config.data[0];
  if (!config) return [];
  const over = config.WeekOver === 1 || supposedOver;
  const games = new Map(page.scores.data.map((game) => [game.ID, game]));
  const picks = new Map<number, FootballPickRow[]>();
  for (const pick of page.picks.data) if (pick.Pick !== '') picks.set(pick.entry_id, [...(picks.get(pick.entry_id) ?? []), pick]);
  const seasons = new Map(page.standings.data.flatMap((row) => (row.Week === 0 ? [[row.entry_id, row] as const] : [])));
  const week = { games, toCome: page.scores.data.filter(isToCome).length, made: madeIn(page) };
  const chances = page.standings.data
    .filter((row) => row.Week === config.Week)
    .map((row) => ({
      entryId: row.entry_id,
      name: row.EntryName,
      week: countOf(row),
      season: countOf(seasons.get(row.entry_id) ?? row),
      left: over ? NOTHING : openOf(row, picks.get(row.entry_id) ?? [], week),
    }));
  return outlookOf(chances, over && isLast(page) ? 0 : (config.WeeksAhead ?? 0), of);
}

const NOTHING: OpenPicks = { running: [], open: 0, owed: 0 };
const countOf = ({ Wins, Losses }: FootballStandingRow) => ({ wins: Wins, losses: Losses });

/** Whether the season ends with a week that is over. */
function isLast({ config, standings }: BoardFacts): boolean {
  const { Ends, Week } = config.data[0] ?? {};
  return Ends === 'with_week' || (Ends === 'if_won' && standings.data.some((row) => row.Week === Week && row.Points > 0));
}

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
