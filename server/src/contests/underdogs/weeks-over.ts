import type { UnderdogsPickRow } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { hasKickedOff, isOffBoard } from '../../sport/games/game.rules';
import type { Entry } from '../contest';
import type { PeriodRules } from '../periods/period';
import { weekRows } from './pick-rows';
import type { SavedPick } from './picks';
import { playWeeks, usedTeams, type DogWeek, type PlayedWeeks } from './season.rules';
import { tally } from './standings.rules';
import type { DogState } from './underdogs-season.types';

/** All that one week is played on. */
export interface WeekFacts {
  entries: readonly Entry[];
  week: DogWeek;
  /** When its window closes, epoch ms. */
  closesAt: number;
  /** By entry and week, of this week and maybe of others. */
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>;
  /** Those of the week, and those that were picked in it and have left it; maybe others. */
  games: ReadonlyMap<number, Game>;
}

/** An Underdogs week is over when its window has closed, what is played of it has kicked off, and nothing of it is sealed any more. */
export const weeksOver: PeriodRules<WeekFacts, DogState, UnderdogsPickRow> = {
  name: 'Underdogs weeks',
  version: 1,
  start: {},
  play(before, { entries, week, closesAt, saved, games }, now) {
    const played = playWeeks(entries, saved, { weeks: [week], games, before }, now);
    const picked = entries.flatMap(({ id }) => games.get(saved.get(id)?.get(week.week)?.choice?.eventId ?? 0) ?? []);
    const left = picked.filter(({ id }) => !week.games.some((game) => game.id === id));
    const kickoffs = [...week.games.filter((game) => !isOffBoard(game)), ...picked];
    const rows = entries.flatMap((entry) => weekRows(entry, { week: week.week, over: true, begun: true }, { ...played, saved }, now));
    if (!kickoffs.every((game) => hasKickedOff(game, now)) || rows.some(({ own, others }) => own !== others)) return undefined;
    return {
      state: stateAfter(before, entries, week.week, played),
      rows: rows.map(({ own }) => own),
      from: Math.max(closesAt, ...kickoffs.map(({ kickoffAt }) => kickoffAt)),
      tags: left.map(({ weekStart }) => tag.games(weekStart)),
    };
  },
};

function stateAfter(before: DogState, entries: readonly Entry[], week: number, { picks, missed }: PlayedWeeks): DogState {
  return Object.fromEntries(
    entries.map(({ id, name }) => {
      const own = must(picks.get(id), 'the picks of an entry');
      const { wins, covers, losses } = tally({ id, name, before: before[id] }, own, missed.get(id) ?? new Set(), week);
      return [id, { wins, covers, losses, used: Object.fromEntries(usedTeams(own, 0, before[id]?.used)) }];
    }),
  );
}
