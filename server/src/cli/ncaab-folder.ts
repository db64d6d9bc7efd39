import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SeasonTexts } from '../sport/imports/ncaab/import-season-games';
import { FILE_NAMES, type NcaabTexts } from '../sport/imports/ncaab/ncaab-files';
import { CommandRefused } from './command-refused';

/** The files of a folder; without results it holds brackets alone. */
export function textsOf(folder: string): NcaabTexts {
  const text = (file: keyof NcaabTexts) => read(join(folder, FILE_NAMES[file]));
  const results = existsSync(join(folder, FILE_NAMES.results)) ? text('results') : undefined;
  return { teams: text('teams'), seasons: text('seasons'), seeds: text('seeds'), slots: text('slots'), results };
}

/** The games of seasons, and the teams' names: in the file that was named, else in the one beside the games. */
export function seasonTextsOf(file: string, teams: string | undefined): SeasonTexts {
  const beside = join(dirname(file), FILE_NAMES.teams);
  const names = teams ?? (existsSync(beside) ? beside : undefined);
  return { games: read(file), teams: names === undefined ? undefined : read(names) };
}

/** A file's text. */
export function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandRefused(`The file ${file} cannot be read.`);
  }
}
