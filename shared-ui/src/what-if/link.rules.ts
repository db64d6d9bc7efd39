import type { ScoreRow } from '@poolhouse/contract';

/** The address names so many games at most. */
const MOST = 80;
/** '<side>', '<side>-by-7' or '<side>-tie'; the side by its abbreviation or, with its game's number, '2~138'. */
const PART = /^(.{1,12}?)(?:~(\d{1,12}))?(?:-(?:by-(\d{1,2})|(tie)))?$/;
/** What stands in an address as it is. */
const PLAIN = /^[A-Za-z0-9]+$/;

type Named = Pick<ScoreRow, 'ID' | 'Abbrev1' | 'Abbrev2'>;

export interface ReadLink {
  /** By game, the home margin that is supposed. */
  margins: ReadonlyMap<number, number>;
  /** Parts that name no game of the week. */
  unknown: readonly string[];
}

/** What the address supposes: `BUF.KC-by-7` is Buffalo against every line, and Kansas City by seven. */
export function readLink(text: string, games: readonly Named[]): ReadLink {
  const margins = new Map<number, number>();
  const unknown: string[] = [];
  for (const part of text.split('.').filter(Boolean).slice(0, MOST)) {
    const found = partOf(part, games);
    if (found) margins.set(...found);
    else unknown.push(part.slice(0, 20));
  }
  return { margins, unknown };
}

function partOf(part: string, games: readonly Named[]): [game: number, margin: number] | null {
  const [, side = '', id, by, tie] = PART.exec(part) ?? [];
  const name = side.toUpperCase();
  const fits = games.filter((game) => (id === undefined || String(game.ID) === id) && sideNamed(game, name, id !== undefined));
  const [game] = fits;
  if (!game || fits.length > 1) return null;
  const points = tie ? 0 : by === undefined ? Infinity : Number(by);
  return [game.ID, sideNamed(game, name, id !== undefined) === 2 ? points : 0 - points];
}

function sideNamed({ Abbrev1, Abbrev2 }: Named, name: string, numbered: boolean): 1 | 2 | undefined {
  if (name !== '' && (Abbrev2.toUpperCase() === name || (numbered && name === '2'))) return 2;
  if (name !== '' && (Abbrev1.toUpperCase() === name || (numbered && name === '1'))) return 1;
  return undefined;
}

/** The address of what is supposed, as short as it is plain; '' for nothing. */
export function writeLink(margins: ReadonlyMap<number, number>, games: readonly Named[]): string {
  return games
    .flatMap((game) => {
      const margin = margins.get(game.ID);
      if (margin === undefined) return [];
      const side = margin > 0 ? 2 : 1;
      const by = margin === 0 ? '-tie' : Number.isFinite(margin) ? `-by-${Math.abs(margin)}` : '';
      return [`${nameOf(game, side, games)}${by}`];
    })
    .join('.');
}

/** Abbreviations are taken twice where two leagues play in a week. */
function nameOf(game: Named, side: 1 | 2, games: readonly Named[]): string {
  const abbrev = side === 1 ? game.Abbrev1 : game.Abbrev2;
  if (!PLAIN.test(abbrev) || abbrev.length > 12) return `${side}~${game.ID}`;
  const same = games.filter((one) => sideNamed(one, abbrev.toUpperCase(), false)).length;
  return same === 1 ? abbrev : `${abbrev}~${game.ID}`;
}
