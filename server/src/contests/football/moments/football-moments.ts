import type { Tx } from '../../../ground/db/database';
import { isOffBoard } from '../../../sport/games/game.rules';
import { isOnMonday } from '../../../sport/games/week.rules';
import { lateScores } from '../../../sport/late/late-score.store';
import type { FoundMoments, Moment, MomentSource } from '../../moments/moment';
import { weekRounds } from '../../moments/week-rounds';
import { windowOf } from '../../weeks/calendar';
import { savedWeek } from '../board/board';
import type { FootballDeps } from '../football-deps';
import { isOver, readSeason, stateAfter, type FootballSeason } from '../football-season';
import { footballKind } from '../football.kind';
import type { WeekFacts } from '../money/played-week.rules';
import { planPot } from '../money/pot.rules';
import { flipOf } from './flips.rules';
import { cigarMoment, weekMoments, type MomentWeek } from './week-moments.rules';

/** What of football the house tells. */
export function footballMoments(deps: FootballDeps): MomentSource {
  return {
    type: footballKind.type,
    version: 1,
    rounds: weekRounds(deps, footballKind),
    async find(tx, { id, year }, weeks, now): Promise<FoundMoments> {
      const calendar = await deps.calendars.readIn(tx, year, footballKind);
      const season = await readSeason(tx, deps, { contestId: id, calendar, now });
      const moments: Moment[] = [];
      for (const week of weeks) if (week <= season.season.weeks) moments.push(...(await momentsOf(tx, deps, season, { week, now })));
      return { moments, validFrom: season.validFrom, validUntil: season.validUntil };
    },
  };
}

async function momentsOf(
  tx: Tx,
  deps: FootballDeps,
  season: FootballSeason,
  { week, now }: { week: number; now: number },
): Promise<Moment[]> {
  const { contest, calendar, entries } = season;
  const facts = await savedWeek(tx, deps, { contestId: contest.id, calendar }, week);
  const played = playedWeek(season, week, facts);
  const last = week === season.season.weeks && season.season.run.over && played.over;
  return [
    ...weekMoments(played),
    ...(await flips(tx, { ...facts, week, names: new Map(entries.map(({ id, name }) => [id, name])), now })),
    ...(last ? cigarMoment(planPot({ ...contest, entries: entries.length }), entries, played) : []),
  ];
}

function playedWeek(season: FootballSeason, week: number, { games }: Pick<WeekFacts, 'games'>): MomentWeek {
  const { contest, calendar, kept, open, entries } = season;
  const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
  const rows = kept[week - contest.firstWeek]?.rows;
  const wins = rows
    ? rows.map(({ entry, won }) => [entry, won] as const)
    : [...(open.get(week)?.results ?? [])].map(([id, one]) => [id, one.wins] as const);
  const endsAt = Math.max(0, ...games.filter((game) => !isOffBoard(game)).map(({ kickoffAt }) => kickoffAt));
  return {
    week,
    over: isOver(season, week),
    entries: entries.filter(({ createdAt }) => createdAt < closesAt),
    wins: new Map(wins),
    paid: season.season.run.weeks[week - 1],
    before: week === contest.firstWeek ? null : stateAfter(season, week - 1),
    after: stateAfter(season, week),
    endsAt,
    onMonday: isOnMonday(endsAt),
  };
}

/** Picks that a game's last two minutes have turned, game by game. */
async function flips(
  tx: Tx,
  { week, games, saved, names, now }: Omit<WeekFacts, 'closesAt'> & { names: ReadonlyMap<number, string>; now: number },
): Promise<Moment[]> {
  const over = games.filter(({ state }) => state === 'final');
  const late = await lateScores(
    tx,
    over.map(({ id }) => id),
  );
  const picks = [...saved.values()].flat();
  return over.flatMap((game) => {
    const score = late.get(game.id);
    if (!score || (score.score1 === game.score1 && score.score2 === game.score2)) return [];
    return flipOf({ week, game, late: score, picks: picks.filter(({ eventId }) => eventId === game.id), names, now }) ?? [];
  });
}
