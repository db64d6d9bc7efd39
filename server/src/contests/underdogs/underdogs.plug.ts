import { definePlug } from '../plug';
import { countingInWeeks } from '../weeks/counting';
import { fillUnderdogs } from './demo/fill-underdogs';
import { underdogsKind } from './underdogs.kind';
import { underdogsRoom } from './underdogs.room';

export const underdogs = definePlug({
  ...underdogsKind,
  room: underdogsRoom,
  counting: countingInWeeks(underdogsKind),
  fields: { opening: ['first_week'] },
  demo: { fill: fillUnderdogs },
});
