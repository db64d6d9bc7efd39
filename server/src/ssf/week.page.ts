import type { StatsConfigRow, StatsEventRow, StatsFactorRow } from '@poolhouse/contract';
import { instant } from '../contests/game-rows/game-rows';
import { weekStart, type Calendar } from '../contests/weeks/calendar';
import { moments } from '../contests/weeks/moments';
import { tag } from '../ground/db/database';
import { knownFacts } from '../sport/facts/facts.store';
import { gamesOfWeek } from '../sport/games/games.store';
import type { PageLists, PartedPage } from '../web/pages/page';
import { part } from '../web/pages/parts';
import { editionOf, type StatsSport } from './model/edition.rules';
import { keptOfWeek } from './predictions.store';
import { seasonsWithGames } from './season-games.store';
import { lastUpdate } from './update.store';
import { eventRow, factorRows } from './week-rows';

export interface WeekParams {
  readonly sport: StatsSport;
  readonly week: number;
  readonly calendar: Calendar;
}

/** A week of games with what the model says of them; the same for all but one field. */
export const weekPage: PartedPage<WeekParams> = {
  name: 'ssf',
  key: ({ sport, week, calendar: { year, start, weeks } }) => [sport, year, week, start ?? '', weeks].join(':'),
  parts: [
    part<WeekParams, Omit<StatsConfigRow, 'isAdmin'>>({
      name: 'config',
      tags: ({ calendar }) => [tag.stats, tag.season(calendar.year)],
      async load(tx, { sport, week, calendar }) {
        const { at, results_to } = await lastUpdate(tx);
        const { id, sigma } = editionOf(sport, calendar.year);
        return {
          model: {
            ID: 1,
            year: calendar.year,
            week,
            weeks: calendar.weeks,
            years: (await seasonsWithGames(tx, sport)).toReversed().join(),
            sport,
            edition: id,
            sigma,
            updated: at === 0 ? '' : instant(at),
            results_to,
          },
          validFrom: 0,
          validUntil: Infinity,
        };
      },
      own: (model, viewer) => ({ config: [{ ...model, isAdmin: viewer.isAdmin ? 1 : 0 }] }),
    }),
    part<WeekParams, { events: readonly StatsEventRow[]; factors: readonly StatsFactorRow[] }>({
      name: 'week',
      tags({ week, calendar }) {
        const start = weekStart(calendar, week);
        return start === undefined ? [] : [tag.games(start), tag.statsWeek(start)];
      },
      async load(tx, { sport, week, calendar }, now) {
        const start = weekStart(calendar, week);
        const games = start === undefined ? [] : await gamesOfWeek(tx, start, [sport]);
        const kept = start === undefined ? new Map<number, never>() : await keptOfWeek(tx, sport, start);
        const facts = await knownFacts(
          tx,
          games.map(({ id }) => id),
        );
        const { sigma } = editionOf(sport, calendar.year);
        return {
          model: {
            events: games.map((game) => eventRow(game, { prediction: kept.get(game.id), facts: facts.get(game.id), sigma, now })),
            factors: games.flatMap((game) => factorRows(game, kept.get(game.id))),
          },
          ...moments(calendar, games, now),
        };
      },
      shared: ({ events, factors }): PageLists => ({ events, factors }),
    }),
  ],
};
