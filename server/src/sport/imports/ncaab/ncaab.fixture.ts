import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeEachEngine } from '../../../testing/engines';
import { FILE_NAMES, type NcaabTexts } from './ncaab-files';

/** The real tournaments lie beside the repository, not in it; POOLHOUSE_NCAAB says where else. */
const FOLDER = process.env['POOLHOUSE_NCAAB'] ?? resolve(__dirname, '../../../../../../shared/data/ncaab');

const there = existsSync(resolve(FOLDER, FILE_NAMES.results));
const skipped = (name: string) => describe.skip(name, () => it('needs ../shared/data/ncaab or POOLHOUSE_NCAAB', () => {}));

/** Runs a suite over the real tournaments on each engine where they are, and says so where they are not. */
export const describeTournamentsOnEachEngine: typeof describeEachEngine = there ? describeEachEngine : skipped;

/** The same for a suite that needs no database. */
export function describeTournaments(name: string, suite: () => void): void {
  if (there) describe(name, suite);
  else skipped(name);
}

/** A file of the folder as text. */
export const ncaabText = (file: string): string => readFileSync(resolve(FOLDER, file), 'utf8');

/** The five files of all seasons, or what stands in them of one. */
export function ncaabTexts(season?: number): NcaabTexts {
  const of = (file: keyof NcaabTexts) => {
    const text = ncaabText(FILE_NAMES[file]);
    if (season === undefined || file === 'teams') return text;
    const [header, ...lines] = text.trim().split(/\r?\n/);
    return [header, ...lines.filter((line) => line.startsWith(`${season},`)), ''].join('\n');
  };
  return { teams: of('teams'), seasons: of('seasons'), seeds: of('seeds'), slots: of('slots'), results: of('results') };
}
