import { aWinsSeason } from '../testing/season.fixture';
import { startUp } from './start-up.rules';

test('marks come from the data: nobody in, no teams, nothing drafted', () => {
  const season = aWinsSeason({ outlook: { data: [] }, teams: { data: [] } });
  expect(startUp(season, { phase: 'unset' }).map(({ done, says }) => [done, says])).toEqual([
    [false, 'Nobody is in yet; enter them in Contests.'],
    [false, '0 of 32 teams'],
    [null, 'Each press below counts them, and names those that lack.'],
    [false, '0 of 32 teams have an owner'],
  ]);
});

test('a draft that is over is done whoever is left without an owner', () => {
  const steps = startUp(aWinsSeason(), { phase: 'done' });
  expect(steps.map(({ done }) => done)).toEqual([true, false, null, true]);
});
