import type { ImportCommand } from '../../plug';
import { importField } from './import-field';
import { importSeason } from './import-season';

export const golfImports: readonly ImportCommand[] = [
  {
    name: 'golf-season',
    description: 'tournaments of one or more seasons, in the columns id, tournamentName, startDate, purse, date, country, stateCode',
    season: 'the tournaments',
    async take(site, text, options) {
      const { added, changed, unchanged } = await importSeason(site, text, options);
      return `${added} new tournaments, ${changed} changed, ${unchanged} as they were`;
    },
  },
  {
    name: 'golf-field',
    description: 'the golfers of a tournament with their odds, as JSON: in tiers 1 to 4, or without tiers, which are then made by the odds',
    season: 'a field',
    async take(site, text, options) {
      const { golfers, added, sizes } = await importField(site, text, options);
      return `${golfers} golfers, ${added} of them new, in groups of ${sizes.join(', ')}`;
    },
  },
];
