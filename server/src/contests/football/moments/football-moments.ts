import type { Tx } from '../../../ground/db/database';
import { ofOne } from '../../../ground/memory/of-one.rules';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { isOffBoard } from '../../../sport/games/game.rules';
import { isOnMonday } from '../../../sport/games/week.rules';
import type { Score } from '../../../sport/late/late-score.rules';
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
      const played: PlayedGames[] = [];
      for (const week of weeks) {
        const [games = []] = await deps.seasonGames.read(tx, calendar, week);
        if (week <= season.season.weeks) played.push({ week, games });
      }
      const late = await lateScores(
        tx,
        played.flatMap(({ games }) => finals(games).map((game) => game.id)),
      );
      const moments: Moment[] = [];
      for (const one of played) moments.push(...(await momentsOf(tx, deps, season, { ...one, late, now })));
      return { moments, validFrom: season.validFrom, validUntil: season.validUntil };
    },
  };
}

/** A week's moments hang on how its games ended, and on which are still to be played: no score of one that is on decides anything. */
const decidedBy = ofOne((games: readonly Game[]): string =>
  JSON.stringify(games.map((game) => (game.state === 'final' ? game : [game.id, game.kickoffAt, isOffBoard(game)]))),
);

/** The games of a week that the season has come to. */
interface PlayedGames {
  week: number;
  games: readonly Game[];
}

const finals = (games: readonly Game[]): Game[] => games.filter(({ state }) => state === 'final');

type WeekOfMoments = PlayedGames & Pick<Flips, 'late' | 'now'>;

async function momentsOf(tx: Tx, deps: FootballDeps, season: FootballSeason, { week, games, late, now }: WeekOfMoments): Promise<Moment[]> {
  const { contest, entries } = season;
  const played = playedWeek(season, week, games);
  const last = week === season.season.weeks && season.season.run.over && played.over;
  return [
    ...weekMoments(played),
    ...(await flips(tx, deps, {
      contestId: contest.id,
      week,
      games,
      late,
      names: new Map(entries.map(({ id, name }) => [id, name])),
      now,
    })),
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

interface Flips extends PicksWeek, PlayedGames {
  /** By game. */
  late: ReadonlyMap<number, Score>;
  names: ReadonlyMap<number, string>;
  now: number;
}

/** Picks that a game's last two minutes have turned, game by game. In most weeks they turn none, and nobody's picks are asked for. */
async function flips(tx: Tx, { picks }: FootballDeps, { contestId, week, games, late, names, now }: Flips): Promise<Moment[]> {
  const turned = finals(games).flatMap((game) => {
    const score = late.get(game.id);
    return score && (score.score1 !== game.score1 || score.score2 !== game.score2) ? [{ game, late: score }] : [];
  });
  if (turned.length === 0) return [];
  const [saved] = await picks.readOnceIn(tx, [{ contestId, week }], () => false);
  const all = [...must(saved, 'the picks of a week').values()].flat();
  return turned.flatMap((one) => flipOf({ week, ...one, picks: all.filter(({ eventId }) => eventId === one.game.id), names, now }) ?? []);
}
