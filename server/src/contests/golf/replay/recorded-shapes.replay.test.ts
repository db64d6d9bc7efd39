import { readGolf } from '../feeds/read-golf';
import { inHoleOrder, startOf } from '../feeds/rules/hole-order.rules';
import { readOutrights } from '../feeds/shapes/outrights';
import { bestBall } from '../rules/best-ball.rules';
import { HOLES } from '../rules/card.rules';
import { drawnInches } from '../rules/shots.rules';
import { describeRecordedGolf, golfText, recordedCourse } from './recorded-golf';

const ZOZO = 'feeds/espn_scoreboard_zozo_2022_r4.json';
const COURSE_HOLES = 'course_holes.csv';
const GRAPHQL = 'tour_championship_2020/pgatour_graphql_shape_smith_r4.reconstructed.json';
const PACKED = 'tour_championship_2020/pgatour_graphql_shape_johnson_r1.compressed.reconstructed.json';
const JOHNSON = 'tour_championship_2020/pgatour_graphql_shape_johnson_r1.reconstructed.json';
const OUTRIGHTS = 'feeds/oddsapi_v4_golf_outrights_20211113.json';

const parsed = (file: string): unknown => JSON.parse(golfText(file));
const feedOf = (file: string) => readGolf(parsed(file))[0]!;

describeRecordedGolf('Zozo 2022', [ZOZO, COURSE_HOLES], () => {
  const { pars } = recordedCourse(875);
  const { golfers } = feedOf(ZOZO);
  const cards = golfers.flatMap(({ name, rounds }) =>
    rounds.flatMap(({ round, played, strokes }) =>
      played?.length === HOLES ? [{ name, round, played, strokes, start: startOf(played, pars) }] : [],
    ),
  );

  it('has its holes in the order of play: half of the field is turned round in each of three rounds, and all add up', () => {
    expect(cards).toHaveLength(234);
    for (const { played, strokes } of cards) expect(played.reduce((sum, one) => sum + one, 0)).toBe(strokes);
    for (const round of [1, 2, 3]) expect(cards.filter((one) => one.round === round && one.start === 10)).toHaveLength(39);
  });

  it('gives Bradley, Fowler, Hovland and Morikawa -40 and not the -47 of the wrong order', () => {
    const total = (turned: boolean) =>
      [1, 2, 3].reduce((sum, round) => {
        const own = cards.filter((one) => one.round === round && /Bradley|Fowler|Hovland|Morikawa/.test(one.name));
        return (
          sum +
          bestBall(
            own.map(({ played, start }, n) => ({
              golferId: n,
              round,
              pars,
              canPlay: false,
              holes: inHoleOrder(played, turned ? start! : 1),
            })),
          ).balls.reduce((all, ball) => all + (ball?.toPar ?? 0), 0)
        );
      }, 0);
    expect([total(true), total(false)]).toEqual([-40, -47]);
  });
});

describeRecordedGolf('shots in today’s shape', [GRAPHQL, PACKED, JOHNSON], () => {
  it('are read with their places and lengths, a penalty and a drop included, packed or not', () => {
    const smith = feedOf(GRAPHQL).shots[0]!;
    expect(smith.shots.map(({ t }) => t)).toEqual(expect.arrayContaining(['S', 'P', 'D']));
    const strokes = smith.shots.filter(({ t, d }) => t === 'S' && d !== null && d > 360);
    for (const shot of strokes) expect(Math.abs(drawnInches(shot)! - shot.d!)).toBeLessThanOrEqual(Math.max(72, shot.d! * 0.03));
    expect(smith.shots.filter(({ cup }) => cup)).toHaveLength(18);
    expect(feedOf(PACKED).shots).toEqual(feedOf(JOHNSON).shots);
  });
});

describeRecordedGolf('odds of winners', [OUTRIGHTS], () => {
  it('are the median of the books', () => {
    const {
      outrights: [masters],
    } = readOutrights(parsed(OUTRIGHTS));
    expect([masters!.title, masters!.odds.get('Jon Rahm'), masters!.odds.get('Jordan Spieth')]).toEqual([
      'Masters Tournament Winner',
      10,
      11.5,
    ]);
  });
});
