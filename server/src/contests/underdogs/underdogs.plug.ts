import { definePlug } from '../plug';
import { fillUnderdogs } from './demo/fill-underdogs';
import { underdogsKind } from './underdogs.kind';
import { underdogsRoom } from './underdogs.room';

export const underdogs = definePlug({
  ...underdogsKind,
  room: underdogsRoom,
  fields: { opening: ['first_week'] },
  demo: { fill: fillUnderdogs },
});
