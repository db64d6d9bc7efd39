import { tag } from '../../ground/db/database';
import { isOffBoard } from '../../sport/games/game.rules';
import type { Entry } from '../contest';
import type { PeriodRules } from '../periods/period';
import { periodRows } from './footballwins-rows';
import type { PeriodFacts, WinsFacts, WinsRow, WinsState, WinsTeam } from './footballwins-season.types';
import { gamesOf, NONE_EARLIER } from './projection.rules';
import { tally, together } from './records.rules';

/**
 * The draft is over when its contest begins: what an administrator changes after that changes all that follows it. A week is over when its
 * window has closed, what is played of it has kicked off, and no game of it is awaited any more.
 */
export const weeksOver: PeriodRules<PeriodFacts, WinsState, WinsRow> = {
  name: 'NFL wins weeks',
  version: 1,
  start: { terms: { pointsPerEntry: 0, overallPoints: [] }, teams: [], records: {}, earlier: NONE_EARLIER },
  play(before, facts, now) {
    const { contest, games, closesAt, endsAt } = facts;
    const onBoard = games.filter((game) => !isOffBoard(game));
    const unreported = onBoard.some(({ state }) => state !== 'final');
    const from = Math.max(closesAt, unreported ? endsAt : 0, ...onBoard.map(({ kickoffAt }) => kickoffAt));
    if (now < from) return undefined;
    const after = stateAfter(before, facts);
    const rows = periodRows({ ...facts, before, after }, now);
    // A game that was never reported is awaited as long as the season lasts.
    return { state: after, rows, from, tags: unreported ? [tag.season(contest.year)] : [] };
  },
};

/** What a period makes of the one before it: the draft gives teams to entries, a week adds to their records. */
export function stateAfter(before: WinsState, { contest, entries, week, games, draft }: PeriodFacts): WinsState {
  if (draft) return { ...before, terms: draft.terms, teams: draftedTeams(draft, entries) };
  if (week >= contest.firstWeek) return { ...before, records: together(before.records, tally(games)) };
  const { records, games: counts } = before.earlier;
  return { ...before, earlier: { records: together(records, tally(games)), games: gamesOf(games, counts) } };
}

/** Whose the teams are. An entry that was taken out of the contest owns nothing. */
function draftedTeams({ teams, expected, picks }: WinsFacts, entries: readonly Entry[]): WinsTeam[] {
  const present = new Set(entries.map(({ id }) => id));
  return teams.map(({ abbrev, entryId, expWins }) => {
    const owner = entryId !== null && present.has(entryId) ? entryId : null;
    const drafted = picks.find((pick) => pick.abbrev === abbrev && pick.entryId === owner)?.turn ?? null;
    return { abbrev, owner, expWins: expWins ?? expected.get(abbrev) ?? null, drafted };
  });
}
