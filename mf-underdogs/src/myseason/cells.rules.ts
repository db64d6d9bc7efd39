import type { DogSeasonFact, DogSeasonWeek } from '@poolhouse/contract';
import { formatLine, formatList, plural } from '@poolhouse/shared-ui';
import type { SeasonCell } from '@poolhouse/shared-ui/my-season';

/** Whether it is told below the picks rather than beside them. */
export const isRun = ({ ID }: DogSeasonFact): boolean => ID === 'run' || ID === 'drought';

const FACES = { W: 'win', C: 'cover', L: 'loss', '': 'none' } as const;
const SPOKEN = { W: 'won outright', C: 'covered', L: 'lost', '': '' } as const;

/** 'Jets +7.5'; the team alone where it got no points that count. */
export const pickWords = ({ Pick, Spread }: Pick<DogSeasonWeek, 'Pick' | 'Spread'>): string =>
  Spread === null ? Pick : `${Pick} ${formatLine(Spread)}`;

/** A week's pick as a letter. */
export const cellOf = (week: DogSeasonWeek): SeasonCell => ({
  letter: week.Grade,
  face: FACES[week.Grade],
  spoken: week.Grade === '' ? '' : `${pickWords(week) || 'No pick'}, ${SPOKEN[week.Grade]}`,
});

/** 'Jets +7.5: Won 24–20 at the Bills, only yours. 5 of 14 dogs won.' */
export function weekWords(week: DogSeasonWeek): string {
  const { Pick, Text, Auto, Alone, Dogs, DogsWon } = week;
  const said = formatList([Text, ...(Auto === 1 ? ['given'] : []), ...(Alone === 1 ? ['only yours'] : [])].filter(Boolean));
  const won = `${DogsWon} of ${plural(Dogs, 'dog')} won`;
  return `${[pickWords(week), said].filter(Boolean).join(': ')}. ${won}${Pick === '' ? '' : ' that week'}.`;
}
