import { bracketGames, fillSlots, type GameKey, type SlotKey } from '../../tournament/bracket.rules';
import type { Letter } from '../../tournament/regions.rules';
import { regionOrder } from '../../tournament/regions.rules';
import { bracketOfFiles, type ImportedTournament } from './bracket-of-files';
import { readNcaabFiles, type NcaabFiles, type SeasonFiles } from './ncaab-files';
import { describeTournaments, ncaabText, ncaabTexts } from './ncaab.fixture';

/** 0-based sum of all that the files say of a team's games, read by the test itself. */
const lines = () =>
  ncaabText('MNCAATourneyCompactResults.csv')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((value) => (/^\d+$/.test(value) ? Number(value) : 0)))
    .map(([season = 0, day = 0, winner = 0, winnerScore = 0, loser = 0, loserScore = 0]) => ({
      season,
      day,
      winner,
      winnerScore,
      loser,
      loserScore,
    }));

/** The last game of a season, by its day. */
const finalOf = (season: number) =>
  lines()
    .filter((game) => game.season === season)
    .sort((a, b) => b.day - a.day)[0]!;

describeTournaments('the tournaments of 1985 to 2025', () => {
  let files: NcaabFiles;
  let brackets: ImportedTournament[];
  beforeAll(() => {
    files = readNcaabFiles(ncaabTexts());
    brackets = files.seasons.map(bracketOfFiles);
  });
  const bracket = (season: number) => brackets.find((one) => one.season === season)!;
  const nameOf = (id: number) => files.teams.get(id);
  const holders = ({ field, games }: ImportedTournament) => {
    const feeds = [...new Set(field.flatMap(({ feeds: slot }) => slot ?? []))];
    const byKey = new Map(games.map((game) => [game.key, game]));
    return fillSlots(bracketGames(feeds), new Map(field.map(({ slot, teamId }) => [slot, teamId])), ({ key }) => {
      const { result, walkover } = byKey.get(key)!;
      return result ? (result.score1 > result.score2 ? 1 : 2) : (walkover ?? undefined);
    });
  };

  it('are 39 with results and one champion each, who won the last game of the season', () => {
    const played = brackets.filter(({ games }) => games.some(({ result }) => result));
    expect(played).toHaveLength(39);
    for (const one of played) expect([one.season, holders(one).get('r7p1')]).toEqual([one.season, finalOf(one.season).winner]);
    expect([2018, 2022, 2023, 2024, 2025].map((year) => nameOf(holders(bracket(year)).get('r7p1')!))).toEqual([
      'Villanova',
      'Kansas',
      'Connecticut',
      'Connecticut',
      'Florida',
    ]);
  });

  it('use every result exactly once', () => {
    const written = lines().map(({ season, winnerScore, loserScore }) => `${season} ${winnerScore}-${loserScore}`);
    const used = brackets.flatMap(({ season, games }) =>
      games.flatMap(({ result }) =>
        result ? [`${season} ${Math.max(result.score1, result.score2)}-${Math.min(result.score1, result.score2)}`] : [],
      ),
    );
    expect(used).toHaveLength(2518);
    expect([...used].sort()).toEqual([...written].sort());
  });

  it('let Oregon go on without a game in 2021, and have no other walk-over', () => {
    const walkovers = brackets.flatMap(({ season, games }) => games.filter(({ walkover }) => walkover).map(({ key }) => [season, key]));
    expect(walkovers).toHaveLength(1);
    const [season, key] = walkovers[0] as [number, GameKey];
    expect(season).toBe(2021);
    const slots = holders(bracket(2021));
    const number = Number(key.slice(3));
    expect([`r1p${2 * number - 1}`, `r1p${2 * number}`].map((slot) => nameOf(slots.get(slot as SlotKey)!))).toEqual(['Oregon', 'VCU']);
    expect(nameOf(slots.get(`r2p${number}` as SlotKey)!)).toBe('Oregon');
  });

  it('have one First Four game from 2001 on, four from 2011 on, and none before; the pairs of 2025 stand where they fed', () => {
    const playIns = (season: number) => bracket(season).field.filter(({ feeds }) => feeds).length / 2;
    for (const { season } of brackets) expect([season, playIns(season)]).toEqual([season, season >= 2011 ? 4 : season >= 2001 ? 1 : 0]);
    const field = bracket(2025).field;
    const pair = (n: number) => field.filter(({ slot }) => slot === `r0p${2 * n - 1}` || slot === `r0p${2 * n}`);
    expect([1, 2, 3, 4].map((n) => [...pair(n).map(({ teamId }) => nameOf(teamId)), pair(n)[0]!.feeds])).toEqual([
      ['Alabama St', 'St Francis PA', 'r1p2'],
      ['North Carolina', 'San Diego St', 'r1p10'],
      ['American Univ', "Mt St Mary's", 'r1p34'],
      ['Texas', 'Xavier', 'r1p58'],
    ]);
  });

  it.each([
    [[2013, 2014, 2015, 2023], 'SOUTH,EAST,WEST,MIDWEST'],
    [[2012, 2016, 2018, 2025], 'SOUTH,WEST,EAST,MIDWEST'],
    [[2001, 2017, 2021, 2022, 2024], 'SOUTH,MIDWEST,EAST,WEST'],
    [[2011], 'EAST,WEST,SOUTHEAST,SOUTHWEST'],
    [[1985], 'EAST,WEST,MIDWEST,SOUTHEAST'],
  ])('%j: the quarters are %s', (years, order) => {
    for (const year of years) expect([year, bracket(year).regions.join()]).toEqual([year, order]);
  });

  it('tip off on the days of the results: Tuesday 18 March to Monday 7 April in 2025', () => {
    const at = (key: string) => new Date(bracket(2025).games.find((game) => game.key === key)!.tipoffAt).toISOString();
    expect([at('r0g1'), at('r0g3'), at('r1g1'), at('r6g1')]).toEqual([
      '2025-03-18T22:40:00.000Z',
      '2025-03-19T22:40:00.000Z',
      expect.stringMatching(/^2025-03-2[01]T/),
      '2025-04-08T01:20:00.000Z',
    ]);
    expect(new Date(bracket(2025).opensAt).toISOString()).toBe('2025-03-16T22:00:00.000Z');
    for (const { games } of brackets) expect(new Set(games.map(({ tipoffAt }) => Number.isFinite(tipoffAt)))).toEqual(new Set([true]));
  });

  it('have a field without results for 2026', () => {
    expect(bracket(2026).games.filter(({ result, walkover }) => result ?? walkover)).toEqual([]);
    expect(bracket(2026).field).toHaveLength(68);
  });

  describe('refused, naming file and line', () => {
    const changed = (change: (season: SeasonFiles) => void) => {
      const season = structuredClone(files.seasons.find((one) => one.season === 2025)!);
      change(season);
      return () => bracketOfFiles(season);
    };
    it('a slot without a team, a team twice, a slot that another feeds, and teams that never meet', () => {
      expect(changed(({ seeds }) => seeds.splice(3, 1))).toThrow(/MNCAATourneySeeds.csv: the slot W04 of 2025 has no team/);
      expect(changed(({ seeds }) => (seeds[3]!.teamId = seeds[0]!.teamId))).toThrow(
        /Line \d+: MNCAATourneySeeds.csv: the team \d+ is in the field of 2025 twice/,
      );
      expect(changed(({ slots }) => (slots[0]!.weak = 'W15'))).toThrow(
        /Line \d+: MNCAATourneySlots.csv: R1W1 of 2025 is W01 and W15, not W01 and W16/,
      );
      expect(changed(({ slots }) => slots.splice(0, 1))).toThrow('the slot R1W1 of 2025 is missing');
      expect(changed(({ results }) => (results[10]!.loserId = results[20]!.loserId))).toThrow(
        /Line \d+: MNCAATourneyCompactResults.csv: \d+ and \d+ do not meet in the bracket of 2025/,
      );
      expect(changed((season) => (season.dayZero = 'soon'))).toThrow('MSeasons.csv: DayZero of 2025 is "soon", not a day');
    });
  });
});

describe('the order of the regions', () => {
  const names = (W: string, X: string, Y: string, Z: string) => ({ W, X, Y, Z });
  it('goes by the letters where no region is known', () => {
    const half: ReadonlyArray<readonly [Letter, Letter]> = [
      ['W', 'Z'],
      ['X', 'Y'],
    ];
    expect(regionOrder(names('TBD1', 'TBD2', 'TBD3', 'TBD4'), half)).toEqual(['W', 'Z', 'X', 'Y']);
  });
});
