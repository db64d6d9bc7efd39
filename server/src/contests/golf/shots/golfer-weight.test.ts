import { brotliCompressSync } from 'node:zlib';
import { groundText } from '@poolhouse/contract/golf-rules';
import { seededRandom } from '../../../sport/practice/random.rules';
import { brotliOf } from '../../../web/pages/pack';
import { demoCourse } from '../demo/demo-season';
import { demoShots } from '../demo/demo-shots';
import { groundOf } from '../rules/ground.rules';
import { holeShots, shotsOnHole } from '../rules/shots.rules';
import { aCard } from '../testing/facts.fixture';

/** What of a golfer's answer is not strokes or ground: names, courses, his row of the leaderboard. */
const REST = 600;
/** To par; a round of par, as most are. */
const OUTCOMES = [-1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 2];
const [GOLFERS, SEEDS] = [60, [3, 4, 5]];
const packed = (text: string) => brotliCompressSync(text, { params: brotliOf(text.length) }).length;

describe("a golfer's strokes of a whole round with their ground", () => {
  it.each(SEEDS)('weigh less than 4 kB together with what stands beside them (%i)', (seed) => {
    const random = seededRandom(seed);
    const course = demoCourse(10);
    const rounds = Array.from({ length: GOLFERS }, (_, n) => {
      const holes = course.pars.map((par) => par + (OUTCOMES[Math.floor(random() * OUTCOMES.length)] ?? 0));
      return demoShots(aCard(n + 1, 1, [], { holes, at: holes.map((_, hole) => hole + 1), teeAt: 0 }), course, random);
    });
    const strokes = holeShots(rounds[0]!.shots, (hole) => ({
      par: course.pars[hole - 1]!,
      yards: course.yards[hole - 1]!,
      rank: '9',
      strokes: 4,
    }));
    const grounds = course.pars.map((par, n) => {
      const plays = rounds.map(({ shots }) => shots.filter(({ h }) => h === n + 1));
      const ground = groundOf(shotsOnHole(rounds, n + 1), plays, par)!;
      expect(ground.outlines.green).toHaveLength(1);
      const point = ({ x, y }: typeof ground.pin) => ({ x: Math.round(x), y: Math.round(y) });
      const shapes = groundText({ ...ground, fairway: ground.fairway ?? [] });
      return {
        ID: `1-${n + 1}`,
        course_id: 9011,
        round_number: 1,
        hole: n + 1,
        tee: point(ground.tee),
        pin: point(ground.pin),
        shapes,
        plays: GOLFERS,
      };
    });
    expect(strokes).toHaveLength(18);
    expect(packed(JSON.stringify({ scores: JSON.stringify(strokes), grounds }))).toBeLessThan(4000 - REST);
  });
});
