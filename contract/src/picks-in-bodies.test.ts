import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from './api';
import type { Endpoint } from './endpoint';

const root = join(__dirname, '../..');
const isPick = (name: string): boolean => /^(pick|eventid|event_id)\d?$/i.test(name);
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Calls of the specification that save picks which stand in their address. */
const inAddresses = Object.entries<Endpoint>(api).filter(
  ([key, { query, writes }]) => key.startsWith('GET ') && writes && fieldsOf(query).some((name) => /^pick\d?$/i.test(name)),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [],
  );
}
const rooms = readdirSync(root).filter((name) => /^(mf-|shell$|shared-ui$)/.test(name) && existsSync(join(root, name, 'src')));
const sources = rooms.flatMap((room) => sourcesIn(join(root, room, 'src'))).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('a call whose address carries picks', () => {
  it('is one of these', () => {
    expect(inAddresses.map(([key]) => key).sort()).toEqual([
      'GET ad/MakeGolfPicks',
      'GET ad/MakePick1GolfPick',
      'GET football/MakePicksGuts',
      'GET football/makepicks',
      'GET golf/MakePick1',
      'GET golf/MakePicks',
    ]);
  });

  it.each(inAddresses)('%s has a twin that takes the same picks in its body', (key, { query }) => {
    const twins = Object.entries<Endpoint>(api).filter(([other]) => other.toLowerCase() === key.toLowerCase().replace('get ', 'post '));
    expect(twins).toHaveLength(1);
    expect(fieldsOf(twins[0]?.[1].body)).toEqual(expect.arrayContaining(fieldsOf(query).filter(isPick)));
  });

  it('is never called by a screen', () => {
    expect(sources.length).toBeGreaterThan(300);
    const calls = inAddresses.flatMap(([key]) =>
      sources.filter(({ text }) => text.includes(`${key}'`)).map(({ file }) => `${file}: ${key}`),
    );
    expect(calls).toEqual([]);
  });
});
