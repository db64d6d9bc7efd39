import { definePlug } from '../plug';
import { __id__Kind } from './__id__.kind';
import { __id__Module } from './__id__.module';
import { fillDemo } from './demo/fill-demo';
import * as picks from './migrations/__id__-001-picks';

export const __id__ = definePlug({
  ...__id__Kind,
  module: __id__Module,
  migrations: { '__id__-001-picks': picks },
  demo: { fill: fillDemo },
});
