import { kickoffOf } from './kickoff.rules';

const utc = (season: number, day: string, time: string) => {
  const at = kickoffOf(season, day, time);
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16);
};

describe('kick-off', () => {
  it.each([
    [2022, '2022-09-08', '20:20', '2022-09-09T00:20'],
    [2022, '2022-10-30', '09:30', '2022-10-30T13:30'], // Wembley, the last week of summer time
    [2022, '2022-11-06', '13:00', '2022-11-06T18:00'], // the clock went back that night
    [2022, '2022-11-13', '09:30', '2022-11-13T14:30'], // Munich
    [2000, '2000-03-31', '13:00', '2000-03-31T18:00'], // until 2006 summer time began in April
    [1999, '1999-09-12', '', '1999-09-12T17:00'],
    [2003, '2003-09-08', '09:00', '2003-09-09T01:00'],
    [2005, '2005-12-26', '9:00', '2005-12-27T02:00'],
    [2006, '2006-09-10', '09:00', '2006-09-10T13:00'],
    [2022, '2022-09-08', '20:20:00', '2022-09-09T00:20'],
  ])('reads %i %s %s as %s UTC', (season, day, time, expected) => {
    expect(utc(season, day, time)).toBe(expected);
  });

  it.each([
    ['2022-02-30', '13:00'],
    ['2022-9-8', '13:00'],
    ['09/08/2022', '13:00'],
    ['2022-09-08', '25:00'],
    ['2022-09-08', '13:60'],
    ['2022-09-08', '1 pm'],
    ['2022-03-13', '02:30'],
    ['', ''],
  ])('refuses %s %s', (day, time) => {
    expect(kickoffOf(2022, day, time)).toBeUndefined();
  });
});
