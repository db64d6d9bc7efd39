import type { DataOf, StatsEventRow } from '@poolhouse/contract';

export const anEvent = (over: Partial<StatsEventRow> = {}): StatsEventRow => ({
  id: 7,
  date: '2026-11-22T18:00:00Z',
  team1_id: 'TB',
  team2_id: 'BUF',
  nickname1: 'Buccaneers',
  nickname2: 'Bills',
  colors1: '#D50A0A,#34302B',
  colors2: '#00338D,#C60C30',
  spread1: 5.5,
  spread2: -5.5,
  score1: 20,
  score2: 31,
  state: 'in_progress',
  status: 'Q4',
  started: 1,
  pscore1: 22.1,
  pscore2: 27.3,
  over_under: 48.5,
  plus1: 3,
  minus1: 1,
  plus2: 1,
  minus2: 0,
  win2: 0.661,
  source: 'live',
  note: '',
  qb1: 'J. Alder',
  qb2: 'K. Birch',
  qb_reason1: '',
  qb_reason2: '',
  ...over,
});

const line = (side: 1 | 2, n: number, factor: string, points: number, note = '') => ({
  ID: `7-${side}-${n}`,
  event_id: 7,
  team_id: side === 1 ? 'TB' : 'BUF',
  factor,
  points,
  note,
});

const NFL_WEEK: DataOf<'GET ssf/pagedata'> = {
  config: {
    data: [
      {
        ID: 1,
        year: 2026,
        week: 11,
        weeks: 18,
        years: '2026,2025',
        sport: 'NFL',
        edition: 2,
        sigma: 12.5,
        updated: '2026-11-22T20:00:00Z',
        results_to: '2026-11-19',
        isAdmin: 0,
      },
    ],
  },
  events: {
    data: [
      anEvent(),
      anEvent({
        id: 8,
        date: '2026-11-22T21:05:00Z',
        team1_id: 'SF',
        team2_id: 'ARI',
        nickname1: '49ers',
        nickname2: 'Cardinals',
        started: 0,
        state: 'scheduled',
        score1: null,
        score2: null,
        pscore1: 24.6,
        pscore2: 22.3,
        win2: 0.43,
        note: 'Quarterbacks not named yet',
      }),
    ],
  },
  factors: {
    data: [
      line(1, 1, 'League average', 22.7),
      line(1, 2, 'Attack', 2.3),
      line(1, 3, 'Home field', -1.3, 'away'),
      line(1, 4, 'Opponent’s defence', -1.6),
      line(2, 2, 'Attack', 4.6),
      line(2, 1, 'League average', 22.7),
    ],
  },
};

export const aWeek = (over: Partial<DataOf<'GET ssf/pagedata'>> = {}): DataOf<'GET ssf/pagedata'> => ({ ...NFL_WEEK, ...over });

const figures = {
  n: 2191,
  model_margin: 9.831,
  line_margin: 9.634,
  total_n: 2191,
  model_total: 10.732,
  line_total: 10.425,
  model_brier: 0.2138,
  line_brier: 0.2081,
  wins: 1083,
  losses: 1033,
  pushes: 47,
  none: 28,
};
const nothing = {
  ...figures,
  n: 0,
  total_n: 0,
  model_margin: null,
  line_margin: null,
  model_total: null,
  line_total: null,
  model_brier: null,
  line_brier: null,
  wins: 0,
  losses: 0,
  pushes: 0,
  none: 0,
};

export const anAccuracy = (): DataOf<'GET ssf/accuracy'> => ({
  totals: {
    data: [
      { ID: 'tested', seasons: '2016-2025', ...figures },
      { ID: 'fitted', seasons: '2003-2015', ...figures, n: 3471 },
      { ID: 'live', seasons: '', ...nothing },
    ],
  },
  seasons: {
    data: [
      { ID: '2015-replayed', season: 2015, role: 'fitted', source: 'replayed', ...figures, model_margin: 10.19 },
      { ID: '2019-replayed', season: 2019, role: 'tested', source: 'replayed', ...figures, model_margin: 10.355 },
      { ID: '2022-replayed', season: 2022, role: 'tested', source: 'replayed', ...figures, model_margin: 8.988 },
    ],
  },
  bins: {
    data: (['model', 'line'] as const).flatMap((of) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
        ID: `${of}-${at}`,
        of,
        from: 50 + 5 * at,
        to: at === 7 ? 100 : 55 + 5 * at,
        n: 100 + at,
        said: 52.5 + 5 * at,
        won: 53 + 5 * at,
      })),
    ),
  },
});
