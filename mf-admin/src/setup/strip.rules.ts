import type { SetupFiguresRow, SetupStepRow } from '@poolhouse/contract';
import { epoch, formatDayTime, formatIn, plural } from '@poolhouse/shared-ui';
import type { StatusItem } from '@poolhouse/shared-ui/board';

/** How far the pool is, before anything else. */
export function stripItems(figures: SetupFiguresRow, steps: readonly SetupStepRow[], now: number): StatusItem[] {
  return [
    { label: 'Steps done', value: steps.filter(({ done }) => done === 1).length, note: `of ${steps.length}` },
    {
      label: 'Season',
      value: figures.season === 0 ? 'none' : figures.season,
      note:
        figures.season === 0
          ? 'no games yet'
          : `${plural(figures.games, 'game')}${figures.week > 0 ? `, week ${figures.week} is next` : ''}`,
      phone: false,
    },
    { label: 'Contests', value: figures.contests, note: figures.contests === 0 ? 'none open yet' : 'open', phone: false },
    { label: 'People', value: figures.joined, note: `of ${figures.people} joined` },
    {
      label: 'First lock',
      value: figures.first_lock === '' ? '–' : formatDayTime(figures.first_lock),
      note: figures.first_lock === '' ? 'no game to come' : formatIn(Math.max(0, epoch(figures.first_lock) - now)),
    },
  ];
}
