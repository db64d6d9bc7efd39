import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renderWithKit } from './renderWithKit';
import { STORY_NOW } from './story-data';
import type { Stories, Story } from './story.types';

const src = join(__dirname, '..');
const kit = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as { exports: Record<string, { source: string }> };

/** What draws nothing of its own. */
const UNDRAWN = [
  'KeptPanels',
  'MuiTheme',
  'PageStyles',
  'PagesProvider',
  'PartAttempt',
  'PoolhouseTheme',
  'SectionsPlace',
  'SessionProvider',
  'SignInProvider',
  'SlotProvider',
];

/** Each component that the kit offers, by its name; what it hands on of MUI and the router has its own catalogues. */
function components(): Map<string, unknown> {
  const entries = Object.entries(kit.exports).filter(([key]) => key !== './testing');
  const found = entries.flatMap(([, { source }]) => {
    const file = join(src, '..', source);
    const text = readFileSync(file, 'utf8');
    const handedOn = [...text.matchAll(/export \{([^}]*)\} from '(?!\.)[^']*'/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
    const all = Object.entries(require(file) as Record<string, unknown>);
    return all.filter(
      ([name, value]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof value) && !handedOn.includes(name),
    );
  });
  return new Map(found.filter(([name]) => !UNDRAWN.includes(name)));
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => join(src, file));

describe('the catalogue of the kit', () => {
  const every = files.map((file) => {
    const { default: about, ...stories } = require(file) as { default: Stories } & Record<string, Story>;
    return { file: relative(src, file), about, stories };
  });

  it('has a story for each component that the kit offers', () => {
    const shown = new Set(every.flatMap(({ about }) => [about.component, ...Object.values(about.subcomponents ?? {})]));
    const kits = components();
    expect(kits.size).toBeGreaterThan(50);
    expect([...kits].filter(([, component]) => !shown.has(component as object)).map(([name]) => name)).toEqual([]);
  });

  it('says of each file another title, and has more than one state of each', () => {
    const titles = every.map(({ about }) => about.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(every.filter(({ stories }) => Object.keys(stories).length < 2).map(({ file }) => file)).toEqual([]);
  });

  for (const { file, stories } of every)
    for (const [name, story] of Object.entries(stories))
      it(`draws ${file}: ${name}`, () => {
        const { unmount } = renderWithKit(story.render(), { now: STORY_NOW, ...story.kit });
        unmount();
      });
});
