import type { Tx } from '../../../ground/db/database';
import { ofOne } from '../../../ground/memory/of-one.rules';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { isOffBoard } from '../../../sport/games/game.rules';
import { isOnMonday } from '../../../sport/games/week.rules';
import { lateScores } from '../../../sport/late/late-score.store';
import type { FoundMoments, Moment, MomentSource } from '../../moments/moment';
import { weekRounds } from '../../moments/week-rounds';
import { windowOf } from '../../weeks/calendar';
import type { FootballDeps, PicksWeek } from '../football-deps';
import { isOver, readSeason, stateAfter, type FootballSeason } from '../football-season';
import { footballKind } from '../football.kind';
import { planPot } from '../money/pot.rules';
import { flipOf } from './flips.rules';
import { cigarMoment, weekMoments, type MomentWeek } from './week-moments.rules';

/** What of football the house tells. */
export function footballMoments(deps: FootballDeps): MomentSource {
  return {
    type: footballKind.type,
    version: 1,
    rounds: weekRounds(deps, footballKind, decidedBy),
    async find(tx, { id, year }, weeks, now): Promise<FoundMoments> {
      const calendar = await deps.calendars.readIn(tx, year, footballKind);
      const season = await readSeason(tx, deps, { contestId: id, calendar, now });
      const moments: Moment[] = [];
      for (const week of weeks) if (week <= season.season.weeks) moments.push(...(await momentsOf(tx, deps, season, { week, now })));
      return { moments, validFrom: season.validFrom, validUntil: season.validUntil };
    },
  };
}

/** A week's moments hang on how its games ended, and on which are still to be played: no score of one that is on decides anything. */
const decidedBy = ofOne((games: readonly Game[]): string =>
  JSON.stringify(games.map((game) => (game.state === 'final' ? game : [game.id, game.kickoffAt, isOffBoard(game)]))),
);

async function momentsOf(
  tx: Tx,
  deps: FootballDeps,
  season: FootballSeason,
  { week, now }: { week: number; now: number },
): Promise<Moment[]> {
  const { contest, calendar, entries } = season;
  const [games = []] = await deps.seasonGames.read(tx, calendar, week);
  const played = playedWeek(season, week, games);
  const last = week === season.season.weeks && season.season.run.over && played.over;
  return [
    ...weekMoments(played),
    ...(await flips(tx, deps, { contestId: contest.id, week, games, names: new Map(entries.map(({ id, name }) => [id, name])), now })),
    ...(last ? cigarMoment(planPot({ ...contest, entries: entries.length }), entries, played) : []),
  ];
}

function playedWeek(season: FootballSeason, week: number, games: readonly Game[]): MomentWeek {
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

interface Flips extends PicksWeek {
  games: readonly Game[];
  names: ReadonlyMap<number, string>;
  now: number;
}

/** Picks that a game's last two minutes have turned, game by game. In most weeks they turn none, and nobody's picks are asked for. */
async function flips(tx: Tx, { picks }: FootballDeps, { contestId, week, games, names, now }: Flips): Promise<Moment[]> {
  const over = games.filter(({ state }) => state === 'final');
  const late = await lateScores(
    tx,
    over.map(({ id }) => id),
  );
  const turned = over.filter(
    ({ id, score1, score2 }) => late.has(id) && (late.get(id)?.score1 !== score1 || late.get(id)?.score2 !== score2),
  );
  if (turned.length === 0) return [];
  const [saved] = await picks.readOnceIn(tx, [{ contestId, week }], () => false);
  const all = [...must(saved, 'the picks of a week').values()].flat();
  return turned.flatMap((game) => {
    const score = must(late.get(game.id), 'the late score of a game');
    return flipOf({ week, game, late: score, picks: all.filter(({ eventId }) => eventId === game.id), names, now }) ?? [];
  });
}
