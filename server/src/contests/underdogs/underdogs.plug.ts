import { definePlug } from '../plug';
import { countingInWeeks } from '../weeks/counting';
import { fillUnderdogs } from './demo/fill-underdogs';
import { underdogsKind } from './underdogs.kind';
import { underdogsModule } from './underdogs.module';

export const underdogs = definePlug({
  ...underdogsKind,
  module: underdogsModule,
  counting: countingInWeeks(underdogsKind),
  fields: { opening: ['first_week'] },
  demo: { fill: fillUnderdogs },
});
