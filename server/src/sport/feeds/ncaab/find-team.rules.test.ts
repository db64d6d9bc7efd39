import type { TournamentFeedTeam } from '../tournament-feed-game';
import { findTeams, type KnownTeam } from './find-team.rules';

const known = (id: number, name: string, seed: number, region: string, espnId: string | null = null): KnownTeam => ({
  id,
  name,
  seed,
  region,
  espnId,
});
const aTeam = (espnId: string, name: string, seed: number | null = null): TournamentFeedTeam => ({
  espnId,
  name,
  seed,
  abbrev: '',
  color: '',
});
const field = [
  known(1, 'Duke', 1, 'EAST', '150'),
  known(2, "Mt St Mary's", 16, 'EAST'),
  known(3, 'American Univ', 16, 'EAST'),
  known(4, 'Alabama St', 16, 'SOUTH'),
  known(5, 'St Francis PA', 16, 'SOUTH'),
  known(6, 'Miami OH', 12, 'WEST'),
  known(7, 'Ole Miss', 6, 'WEST'),
];
const find = (one: TournamentFeedTeam, other: TournamentFeedTeam, region = '') =>
  findTeams([one, other], region, field)?.map(({ id }) => id);

describe('which teams a feed speaks of', () => {
  it.each<[string, ReturnType<typeof find>, number[] | undefined]>([
    [
      'by the ids that were learnt, whatever it calls them',
      find(aTeam('150', 'Blue Devils'), aTeam('5', 'Mississippi', 6), 'WEST'),
      [1, 7],
    ],
    ['by region and seed where that is one team', find(aTeam('9', 'Mississippi', 6), aTeam('8', 'Miami (OH)', 12), 'WEST'), [7, 6]],
    ['by name, spelt out or short', find(aTeam('7', "Mount St. Mary's", 16), aTeam('8', 'American Univ', 16), 'EAST'), [2, 3]],
    [
      'of a pair the one whose name is known leaves the other',
      find(aTeam('7', 'American', 16), aTeam('8', "Mount Saint Mary's", 16), 'EAST'),
      [3, 2],
    ],
    ['without a region, by name', find(aTeam('7', 'Alabama State', 16), aTeam('8', 'Miami (OH)', 12)), [4, 6]],
    ['not at all when neither of a pair is sure', find(aTeam('7', 'Saint Francis', 16), aTeam('8', 'Alabama A&M', 16), 'SOUTH'), undefined],
    ['not at all when one of two is not in the field', find(aTeam('150', 'Duke'), aTeam('8', 'Kansas', 4), 'EAST'), undefined],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });
});
