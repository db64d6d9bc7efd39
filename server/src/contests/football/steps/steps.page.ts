import type { FootballStepsRow } from '@poolhouse/contract';
import { stepsText } from '@poolhouse/contract/rules';
import { tag } from '../../../ground/db/database';
import { stepsOfGames } from '../../../sport/steps/step.store';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';

export interface StepsParams {
  /** The week's opening Tuesday; undefined while its season has no games. */
  weekStart: string | undefined;
  /** In order. */
  games: readonly number[];
}

/** How some games of a week went. It hangs on scores and on no clock, is the same for all, and tells of no pick: a game is asked for by its number. */
export const stepsPage: PartedPage<StepsParams> = {
  name: 'football-steps',
  key: ({ weekStart = '', games }) => [weekStart, ...games].join(':'),
  parts: [
    part<StepsParams, readonly FootballStepsRow[]>({
      name: 'steps',
      tags: ({ weekStart }) => (weekStart === undefined ? [] : [tag.steps(weekStart)]),
      async load(tx, { weekStart, games }) {
        const steps = weekStart === undefined ? [] : await stepsOfGames(tx, weekStart, games);
        return { model: [...steps].map(([ID, of]) => ({ ID, Steps: stepsText(of) })), validFrom: 0, validUntil: Infinity };
      },
      shared: (rows) => ({ games: rows }),
    }),
  ],
};
