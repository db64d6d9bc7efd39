import type { z } from 'zod';
/** Row types of the pages that no contest owns, by name, inferred from the schemas. A contest's own stand in its own file. */
import type { DataOf } from './api';
import type { contestOption } from './contest';
import type { RowOf } from './endpoint';

export type ContestOption = z.infer<typeof contestOption>;

type Home = DataOf<'GET utils/home'>;
export type HomeContestRow = RowOf<Home['contests']>;
export type HomeLiveRow = RowOf<Home['live']>;
export type HomeLockRow = RowOf<Home['locks']>;
