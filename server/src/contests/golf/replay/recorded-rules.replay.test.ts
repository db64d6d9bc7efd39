import { readCsv } from '../../../sport/imports/csv-file';
import { tournamentName } from '../feeds/rules/season-row.rules';
import { fieldFile, fieldOf } from '../imports/field-file';
import { tournamentsOf } from '../imports/import-season';
import { cutLine, usualCut } from '../rules/cut.rules';
import { groundOf, pinOf } from '../rules/ground.rules';
import { groupField } from '../rules/groups.rules';
import { proposedSeason, unfit } from '../rules/season.rules';
import { drawnInches, inchesOf, shotsOnHole, type RoundShots, type Shot } from '../rules/shots.rules';
import { describeRecordedGolf, golfFiles, golfText } from './recorded-golf';

const SEASONS = 'tournaments_2013_2025.csv';
const OPEN = 'feeds/espn_leaderboard_open_2026';
const SHOTS = 'tour_championship_2020/tour_championship_2020_shots.csv';

describeRecordedGolf('82 real fields', ['fields_odds'], () => {
  it('are grouped as they were, but for pairs, one whose golfers have no names, and two that give an id twice', () => {
    const refused: string[] = [];
    let grouped = 0;
    for (const file of golfFiles('fields_odds')) {
      const parsed = fieldFile.parse(JSON.parse(golfText(`fields_odds/${file}`)));
      const { id, golfers, problems } = fieldOf(parsed, () => undefined);
      if (problems.length > 0) {
        refused.push(id);
        continue;
      }
      const groups = groupField(golfers)!;
      grouped += 1;
      expect(groups.map(({ listOrder }) => listOrder)).toEqual(golfers.map((_, n) => n + 1));
      for (const { golferId, tier } of golfers)
        expect(groups.find((one) => one.golferId === golferId)!.groupNum).toBe(Math.min(4, Math.max(1, tier!)) - 1);
      const untiered = groupField(golfers.map(({ tier: _tier, ...rest }) => rest));
      if (golfers.length >= 20) expect(new Set(untiered!.map(({ groupNum }) => groupNum)).size).toBe(4);
    }
    expect([grouped + refused.length, refused.sort()]).toEqual([82, ['014-2023', '016-2023', 'R2024012', 'R2024018']]);
    for (const id of refused) expect(tournamentName(id)).not.toBeNull();
  });
});

describeRecordedGolf('the seasons 2013 to 2025', [SEASONS], () => {
  it('are read whole, and 35 events of 2025 are proposed with its five majors double', () => {
    const tournaments = tournamentsOf(golfText(SEASONS), undefined).map((one, n) => ({ ...one, id: n + 1 }));
    expect(tournaments.length).toBeGreaterThan(590);
    const season = proposedSeason(tournaments, 2025);
    expect(season.length).toBeGreaterThanOrEqual(33);
    expect(season.length).toBeLessThanOrEqual(35);
    expect(season.filter(({ double }) => double)).toHaveLength(5);
    expect(season.map(({ tournament }) => tournament.permNum)).not.toContain('018');
    const pairs = tournaments.find(({ permNum, year }) => permNum === '018' && year === 2025)!;
    expect(unfit(pairs)).toContain('two golfers share a ball here');
  });
});

interface Capture {
  events: { tournament: { cutScore: number }; competitions: { competitors: Competitor[] }[] }[];
}
interface Competitor {
  score: { displayValue: string };
  status: { displayValue: string; type: { name: string } };
  statistics: { name: string; value?: number; displayValue: string }[];
  linescores: { displayValue: string; value: number }[];
}

describeRecordedGolf('The Open 2026', [OPEN], () => {
  const captures = () =>
    golfFiles(OPEN)
      .sort()
      .map((file) => (JSON.parse(golfText(`${OPEN}/${file}`)) as Capture).events[0]!);
  const toPar = ({ statistics }: Competitor): number => {
    const text = statistics.find(({ name }) => name === 'scoreToPar')?.displayValue ?? 'E';
    return /^[+-]?\d+$/.test(text) ? Number(text) : 0;
  };
  const stands = ({ status }: Competitor) => !['WD', 'DQ'].includes(status.displayValue);

  it('has the projected cut that the feed says, in each capture until it is made; made anew later it would be another', () => {
    const lines = captures().map((event) => cutLine(event.competitions[0]!.competitors.filter(stands).map(toPar), usualCut('100', 2026)));
    expect(lines.slice(0, 6)).toEqual([1, 1, 1, 0, 1, 1]);
    expect(
      captures()
        .slice(0, 6)
        .map((event) => event.tournament.cutScore),
    ).toEqual([1, 1, 1, 0, 1, 1]);
  });

  it('tells a golfer’s total by its statistics: what it calls the score is the total at the start of the round', () => {
    const wrong = captures().map(
      (event) => event.competitions[0]!.competitors.filter((one) => Number(one.score.displayValue.replace('E', '0')) !== toPar(one)).length,
    );
    expect(Math.max(...wrong)).toBeGreaterThan(20);
  });
});

const shotsOf2020 = (): RoundShots[] => {
  const { rows } = readCsv(golfText(SHOTS), ['playerId', 'roundNumber', 'holeNumber', 'shotNumber', 'type', 'distance', 'left', 'x', 'y']);
  const rounds = new Map<string, { golferId: number; round: number; shots: Shot[] }>();
  for (const row of rows) {
    const [golferId, round] = [Number(row.value('playerId')), Number(row.value('roundNumber'))];
    const own = rounds.get(`${golferId}-${round}`) ?? { golferId, round, shots: [] };
    rounds.set(`${golferId}-${round}`, own);
    const point = (x: string, y: string) => (row.value(x) === '' ? null : { x: Number(row.value(x)), y: Number(row.value(y)) });
    own.shots.push({
      h: Number(row.value('holeNumber')),
      n: Number(row.value('shotNumber')),
      t: row.value('type') === 'SPN' ? 'P' : row.value('type') === 'SDP' ? 'D' : 'S',
      d: inchesOf(row.value('distance')),
      l: inchesOf(row.value('left')),
      from: row.value('from'),
      to: row.value('to'),
      a: point('from_x', 'from_y'),
      b: point('x', 'y'),
      ...(row.value('cup') === 'TRUE' ? { cup: true } : {}),
      text: '',
    });
  }
  return [...rounds.values()];
};

const PARS_2020 = [4, 3, 4, 4, 4, 5, 4, 4, 3, 4, 3, 4, 4, 4, 3, 4, 4, 5];
const playsOn = (rounds: readonly RoundShots[], hole: number) =>
  rounds.map(({ shots }) => shots.filter(({ h }) => h === hole)).filter((play) => play.some(({ cup }) => cup));

describeRecordedGolf('every shot of the TOUR Championship 2020', [SHOTS], () => {
  const rounds = shotsOf2020();
  const all = rounds.flatMap(({ shots }) => shots);

  it('is there: 8,293 strokes, each drawn as long as it is said to be', () => {
    expect(all).toHaveLength(8293);
    const agreeing = all
      .filter(({ t, d }) => t === 'S' && d !== null && d > 36)
      .flatMap((shot) => {
        const drawn = drawnInches(shot);
        return drawn === null ? [] : [Math.abs(drawn - shot.d!) <= Math.max(72, 0.03 * shot.d!)];
      });
    expect(agreeing.length).toBeGreaterThan(4000);
    expect(agreeing.filter((right) => !right).length / agreeing.length).toBeLessThan(0.01);
  });

  it('tells each hole’s pin from what was left of other balls, to a foot', () => {
    for (let hole = 1; hole <= 18; hole += 1) {
      const shots = shotsOnHole(rounds, hole, 2);
      const holed = shots.find(({ cup }) => cup)!.b!;
      const found = pinOf(shots.filter(({ cup }) => !cup))!;
      expect(Math.hypot(found.x - holed.x, found.y - holed.y)).toBeLessThan(5);
    }
  });

  it('makes a ground of every hole, with the pin straight ahead and a fairway where there is one', () => {
    for (const [n, par] of PARS_2020.entries()) {
      const ground = groundOf(shotsOnHole(rounds, n + 1, 1), playsOn(rounds, n + 1), par)!;
      expect(ground.fairway === null).toBe(par === 3);
      expect(ground.green.r).toBeGreaterThanOrEqual(8);
      expect(ground.green.r).toBeLessThanOrEqual(22);
      for (const [, left, right] of ground.fairway ?? []) expect(right - left).toBeGreaterThanOrEqual(20);
    }
  });

  it('draws greens of a green’s size from all rounds, and water where strokes went to water', () => {
    const grounds = PARS_2020.map((par, n) => groundOf(shotsOnHole(rounds, n + 1, 1), playsOn(rounds, n + 1), par)!);
    for (const { plays, outlines } of grounds) {
      expect(plays).toBeGreaterThan(115);
      const along = outlines.green[0]!.map(({ a }) => a);
      expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(20);
      expect(Math.max(...along) - Math.min(...along)).toBeLessThan(60);
    }
    expect(grounds.flatMap(({ outlines }, n) => (outlines.water.length > 0 ? [n + 1] : []))).toEqual([8, 15, 18]);
  });
});
