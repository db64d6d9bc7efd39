import { readStatus } from './espn-status.rules';
import type { EspnEvent } from './espn.schema';

/** A field without which a game must not be believed. */
export interface Lack {
  readonly path: readonly (string | number)[];
  /** 'is not a whole number' */
  readonly isNot: string;
}

const COMPETITION = ['competitions', 0] as const;
const SCORE = /^\d{1,3}$/;
const NUMBER = 'is not a whole number';
const TEXT = 'is not a text';

/**
 * What a game lacks beside what its shape demands. A field that every answer has may be left out by the shape, since clients leave out what is
 * null; where it decides what is shown, its absence means that the feed has changed, not that there is nothing.
 *
 * @param periods of regulation
 * @param schools teams are called by their schools, which stand in a field of their own
 */
export function lacksOf(event: EspnEvent, { periods, schools }: { periods: 2 | 4; schools: boolean }): Lack | undefined {
  return lackOfTeams(event, schools) ?? lackOfStatus(event, periods);
}

function lackOfTeams({ competitions: [competition] }: EspnEvent, schools: boolean): Lack | undefined {
  const sides = competition?.competitors ?? [];
  for (const side of ['away', 'home'])
    if (!sides.some(({ homeAway }) => homeAway === side))
      return { path: [...COMPETITION, 'competitors'], isNot: 'is not a list of both sides' };
  for (const [n, { team }] of sides.entries()) {
    const at = [...COMPETITION, 'competitors', n, 'team'];
    // Of teams that are not known yet nothing is needed.
    if (Number(team.id) <= 0 || team.displayName === 'TBD') continue;
    if (team.abbreviation === undefined) return { path: [...at, 'abbreviation'], isNot: TEXT };
    if (schools && team.location === undefined) return { path: [...at, 'location'], isNot: TEXT };
  }
  return undefined;
}

function lackOfStatus(event: EspnEvent, periods: 2 | 4): Lack | undefined {
  const competition = event.competitions[0];
  const at = competition?.status ? [...COMPETITION, 'status'] : ['status'];
  const status = competition?.status ?? event.status;
  if (!status) return { path: ['status'], isNot: 'is not an object' };
  const read = readStatus(status, periods);
  if (status.type.state === 'post' && !read && status.type.completed === undefined)
    return { path: [...at, 'type', 'completed'], isNot: 'is not true or false' };
  if (read?.state !== 'in_progress' && read?.state !== 'final') return undefined;
  if (status.period === undefined || !Number.isInteger(status.period) || status.period < 1)
    return { path: [...at, 'period'], isNot: NUMBER };
  const without = competition?.competitors.findIndex(({ score }) => !SCORE.test(String(score ?? ''))) ?? -1;
  return without === -1 ? undefined : { path: [...COMPETITION, 'competitors', without, 'score'], isNot: NUMBER };
}
