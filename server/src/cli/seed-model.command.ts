import { formatPercent, plural } from '@poolhouse/contract/formats';
import { Command } from 'commander';
import { FileRefused } from '../sport/imports/csv-file';
import { seedGames } from '../sport/imports/ncaab/seed-games';
import { fitStrengths, qualityOf } from '../sport/tournament/seed-model/fit.rules';
import { SMOOTHING } from '../sport/tournament/seed-model/model.constants';
import { CommandRefused } from './command-refused';
import { textsOf } from './ncaab-folder';
import { say } from './with-database';

const percent = (share: number): string => formatPercent(share, 1);

/** `poolhouse seed-model FOLDER`: the strengths of seeds, fitted anew, and how good they are. Writes nothing. */
export function seedModelCommand(): Command {
  return new Command('seed-model')
    .argument('<folder>')
    .description('the model of tournament seeds: fitted to the files that `import ncaab` takes, and how good it is; writes nothing')
    .option('--smoothing <number>', 'weight of squared second differences of neighbouring seeds', Number, SMOOTHING)
    .action((folder: string, { smoothing }: { smoothing: number }) => say(wordsOf(folder, smoothing)));
}

function wordsOf(folder: string, smoothing: number): string {
  const games = gamesOf(folder);
  if (games.length === 0) throw new CommandRefused('The files have no games between different seeds.');
  const { logLoss, brier, bands } = qualityOf(games, smoothing);
  const years = games.map(({ season }) => season);
  return [
    `${plural(games.length, 'game')} between different seeds, ${Math.min(...years)} to ${Math.max(...years)}, smoothing ${smoothing}`,
    ...fitStrengths(games, smoothing).map((strength, n) => `seed ${String(n + 1).padStart(2)}  ${strength.toFixed(2)}`),
    'Each season by a fit of all others:',
    `log loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}`,
    ...bands.map(({ said, came, games: of }) => `better seed said ${percent(said)}, came ${percent(came)}, ${plural(of, 'game')}`),
  ].join('\n');
}

function gamesOf(folder: string) {
  try {
    return seedGames(textsOf(folder));
  } catch (error) {
    if (error instanceof FileRefused) throw new CommandRefused(`${folder}: ${error.message}`);
    throw error;
  }
}
