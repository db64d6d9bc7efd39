import type { GolfHoleShots } from '@poolhouse/contract';
import { groundText } from '@poolhouse/contract/golf-rules';
import type { ShotsPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick, someScores } from './page.fixture';

export const holes: GolfHoleShots[] = [
  {
    holeNumber: 1,
    par: 4,
    yardage: 434,
    rank: '3',
    score: '3',
    strokes: [
      {
        strokeNumber: 1,
        strokeType: 'STROKE',
        finalStroke: false,
        playByPlay: '291 yds to left fairway',
        markerText: '1',
        distance: '291 yds',
        overview: { frame: 'FEET', from: { x: 0, y: 0 }, to: { x: 60, y: 870 } },
      },
      {
        strokeNumber: 2,
        strokeType: 'STROKE',
        finalStroke: false,
        playByPlay: '140 yds to green, 11 ft 4 in. left',
        markerText: '2',
        distance: '140 yds',
        overview: { frame: 'FEET', from: { x: 60, y: 870 }, to: { x: 8, y: 1290 } },
      },
      {
        strokeNumber: 3,
        strokeType: 'STROKE',
        finalStroke: true,
        playByPlay: '11 ft 4 in. putt, in the hole',
        markerText: '3',
        distance: '11 ft 4 in.',
        overview: { frame: 'FEET', from: { x: 8, y: 1290 }, to: { x: 0, y: 1300 } },
      },
    ],
  },
];

const { picks, leaderboard, courses } = aPage({
  picks: { data: [aPick(12, { Pick3: null, Pick4: null })] },
  leaderboard: { data: [aLeader(1), aLeader(2)] },
});
export const shotsConfig = { ...aConfig(), shown_round: 2 };
export const shotsPage = (shots: string | null): ShotsPage => ({
  config: { data: [shotsConfig] },
  courses,
  picks,
  leaderboard,
  scores: { data: [{ ...someScores(1, 2, [-1]), shot_details: shots }] },
  grounds: {
    data: [
      {
        ID: '2-1',
        course_id: 1,
        round_number: 2,
        hole: 1,
        tee: { x: 0, y: 0 },
        pin: { x: 0, y: 1300 },
        shapes: groundText({
          fairway: [],
          rough: [],
          outlines: { green: [], sand: [], water: [] },
          green: { a: 433, b: 0, r: 12 },
          bunkers: [],
        }),
        plays: 412,
      },
    ],
  },
});
