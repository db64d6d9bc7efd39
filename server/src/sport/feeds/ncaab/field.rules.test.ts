import { must } from '../../../ground/must';
import { bracketOfFiles } from '../../imports/ncaab/bracket-of-files';
import { readNcaabFiles, type SeasonFiles } from '../../imports/ncaab/ncaab-files';
import { describeTournaments, ncaabTexts } from '../../imports/ncaab/ncaab.fixture';
import { readEspnField } from '../espn/espn-tournament';
import { describeRecorded, NCAAB_PREGAME, recorded } from '../testing/recorded.fixture';
import type { FieldFeedGame } from '../tournament-feed-game';
import { fieldOfFeed, tournamentOfField } from './field.rules';
import { espnBoard, espnGame } from './testing/espn.fixture';
import { fieldEvents } from './testing/field.fixture';

const read = (...events: unknown[]) => fieldOfFeed(readEspnField(espnBoard(...events)).games, 2026);
const idOf = (espnId: string) => Number(espnId);

describe('the field of a tournament, from a scoreboard', () => {
  it('is who stands where, also of places that two teams play for', () => {
    const field = read(...fieldEvents());
    expect([field.regions, field.missing]).toEqual([['SOUTH', 'EAST', 'WEST', 'MIDWEST'], []]);
    expect(field.places.map(({ teams }) => teams.length).reduce((sum, n) => sum + n)).toBe(68);
    expect(field.places.find(({ region, seed }) => region === 'EAST' && seed === 11)!.teams.map(({ name }) => name)).toEqual([
      'East 11a',
      'East 11b',
    ]);
  });

  it('becomes a bracket with the days that are reported, and those of most years after them', () => {
    const tournament = tournamentOfField(read(...fieldEvents()), 'WEST', idOf);
    expect(tournament.regions).toEqual(['SOUTH', 'WEST', 'EAST', 'MIDWEST']);
    expect([tournament.field.length, tournament.games.length]).toEqual([68, 67]);
    expect(new Date(tournament.opensAt).toISOString()).toBe('2026-03-15T22:00:00.000Z');
    const at = (key: string) => new Date(tournament.games.find((game) => game.key === key)!.tipoffAt).toISOString();
    // West's 16 feeds the second place of the bottom left quarter, so its First Four game is the second of four.
    expect([at('r0g1'), at('r0g2'), at('r1g1'), at('r6g1')]).toEqual([
      '2026-03-17T22:40:00.000Z',
      '2026-03-18T22:40:00.000Z',
      '2026-03-19T16:15:00.000Z',
      '2026-04-07T01:20:00.000Z',
    ]);
  });

  it('says what it lacks', () => {
    expect(read().missing).toEqual(['Four regions were expected, told are none.']);
    const [first, ...others] = fieldEvents();
    expect(read(...others).missing).toEqual(['SOUTH 16 has no team.']);
    const twice = espnGame({
      id: 9,
      date: '2026-03-19T16:15Z',
      sides: [
        { name: 'Port Alder', seed: 1 },
        { name: 'South 16a', seed: 16 },
      ],
    });
    expect(read(first, ...others, twice).missing).toEqual(['SOUTH 1 has Port Alder and South 1, who do not play for it.']);
  });
});

describeRecorded('the recorded scoreboard of the First Four of 2026', [NCAAB_PREGAME], () => {
  it('tells four teams, and that all others are missing', () => {
    const field = fieldOfFeed(readEspnField(recorded(NCAAB_PREGAME)).games, 2026);
    expect(field.regions).toEqual(['WEST', 'MIDWEST']);
    expect(field.places.filter(({ teams }) => teams.length === 2).map(({ region, seed }) => [region, seed])).toEqual([
      ['WEST', 11],
      ['MIDWEST', 16],
    ]);
    expect(field.missing).toHaveLength(1 + 30);
  });
});

/** The games of the first two rounds as a scoreboard would have reported them, from the files of a year. */
function asReported({ season, names, seeds }: SeasonFiles): FieldFeedGame[] {
  return seeds.map((one) => {
    const region = names[one.letter].toUpperCase();
    const others = one.half === '' ? [] : seeds.filter((two) => two !== one && two.letter === one.letter && two.seed === one.seed);
    const teams = [one, ...others].map(({ teamId, seed }) => ({
      espnId: String(teamId),
      name: `${teamId}${seed}`,
      abbrev: '',
      color: '',
      seed,
    }));
    return { season, region, teams, tipoffAt: Date.parse(`${season}-03-19T16:00:00Z`), timeKnown: false };
  });
}

describeTournaments('the fields of all recorded years', () => {
  it('put everybody into the same slots as the files do', () => {
    const years = readNcaabFiles(ncaabTexts()).seasons.filter(({ names }) => new Set(Object.values(names)).size === 4);
    expect(years.length).toBeGreaterThanOrEqual(39);
    for (const files of years) {
      const wanted = bracketOfFiles({ ...files, results: [] });
      const field = fieldOfFeed(asReported(files), files.season);
      expect(field.missing).toEqual([]);
      const at = wanted.regions.indexOf(must(field.regions[0], 'a region'));
      const meets = must(wanted.regions[at % 2 === 0 ? at + 1 : at - 1], 'its partner');
      const made = tournamentOfField(field, meets, idOf);
      // Which of a First Four pair is the upper one is a matter of names.
      const places = ({ field: of }: typeof made) => of.map((team) => `${team.feeds ?? team.slot} ${team.teamId}`).sort();
      expect([files.season, made.regions, places(made)]).toEqual([files.season, wanted.regions, places(wanted)]);
    }
  });
});
