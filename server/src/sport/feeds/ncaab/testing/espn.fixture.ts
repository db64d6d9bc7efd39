/** A side of a game as ESPN writes it. */
export interface Side {
  name: string;
  seed?: number;
  score?: number;
  half?: number;
  id?: number;
}

interface Reported {
  id: number;
  date: string;
  region?: string;
  round?: string;
  /** Home first, as ESPN orders them. */
  sides: readonly [Side, Side];
  status?: { name: string; state: string; period: number; clock?: string };
  headline?: string;
}

const BEFORE = { name: 'STATUS_SCHEDULED', state: 'pre', period: 0, clock: '0:00' };

/** An event in the shape of ESPN's scoreboard of men's college basketball. */
export function espnGame({ id, date, region = 'South', round = 'First Four', sides, status = BEFORE, headline }: Reported): unknown {
  const { name, state, period, clock = '0:00' } = status;
  return {
    id: String(id),
    date,
    season: { year: 2026, type: 3 },
    competitions: [
      {
        type: { abbreviation: 'TRNMNT' },
        timeValid: true,
        neutralSite: true,
        notes: [{ headline: headline ?? `NCAA Men's Basketball Championship - ${region} Region - ${round}` }],
        broadcasts: [{ market: 'national', names: ['truTV'] }],
        competitors: sides.map((side, index) => ({
          homeAway: index === 0 ? 'home' : 'away',
          team: {
            id: String(side.id ?? 1000 + [...side.name].reduce((sum, sign) => sum * 7 + sign.codePointAt(0)!, 0)),
            location: side.name,
            abbreviation: side.name
              .replaceAll(/[^A-Za-z0-9]/g, '')
              .slice(-5)
              .toUpperCase(),
            displayName: `${side.name} Bears`,
            color: '003a63',
            alternateColor: 'e51937',
          },
          score: String(side.score ?? 0),
          curatedRank: { current: side.seed ?? 16 },
          ...(side.half === undefined ? {} : { linescores: [{ value: side.half }, { value: (side.score ?? 0) - side.half }] }),
        })),
        status: { period, displayClock: clock, type: { name, state, completed: state === 'post' } },
      },
    ],
  };
}

export const espnBoard = (...events: unknown[]) => ({ leagues: [{ slug: 'mens-college-basketball' }], events });

export const live = (period: number, clock: string) => ({ name: 'STATUS_IN_PROGRESS', state: 'in', period, clock });
export const halftime = { name: 'STATUS_HALFTIME', state: 'in', period: 1, clock: '0:00' };
export const over = (period = 2) => ({ name: 'STATUS_FINAL', state: 'post', period, clock: '0:00' });
