import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A room may import from those before it. */
const rooms = ['registry', 'remotes/why', 'remotes/load', 'remotes/draw'];
const source = join(__dirname, '..');

function importsOf(room: string): string[] {
  const files = readdirSync(join(source, room)).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(source, room, file), 'utf8').matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, from]) =>
      join(source, room, from!).slice(source.length + 1),
    ),
  );
}

test.each(rooms)('%s imports from no room after it', (room) => {
  const later = rooms.slice(rooms.indexOf(room) + 1);
  const imports = importsOf(room);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((path) => later.some((other) => path.startsWith(`${other}/`)))).toEqual([]);
});
