import { createStore } from '@poolhouse/shared-ui';

/** How many things of the player's are on, as home was last read in this visit; 0 before that. The bar asks for nothing by itself. */
export const liveCount = createStore(0);
