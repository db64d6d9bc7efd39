import { tag } from './database';
import { isOfPages } from './page-tags';

const make = (of: string | ((...args: never[]) => string)): string => (typeof of === 'string' ? of : (of as (n: number) => string)(7));

it('knows each tag that only pages hang on, and takes none of identity, membership or settings for one', () => {
  const kinds = Object.entries(tag).map(([name, of]) => [name, isOfPages(make(of))]);
  const which = (wanted: boolean) => kinds.flatMap(([name, is]) => (is === wanted ? [name] : [])).sort();
  expect(which(true)).toEqual(['games', 'log', 'moments', 'picks', 'smack', 'statsWeek', 'steps', 'watchers', 'wishes']);
  // One that comes to be has to say which it is.
  expect(which(false)).toEqual(
    [
      'clock',
      'clockMoved',
      'console',
      'contest',
      'feeds',
      'group',
      'kind',
      'kindOf',
      'season',
      'stats',
      'tournament',
      'user',
      'users',
      'winTotals',
    ].sort(),
  );
});
