import type { Overrides } from '../overrides';

/** What administrators do by hand on a board. None of it is taken back: another act does that, with a reason of its own. */
export const squaresOverrides: Overrides = {
  'bbsquares.halftime': null,
  'bbsquares.walkover': null,
  'bbsquares.draw_voided': null,
  'bbsquares.square_given': null,
  'bbsquares.number_typed': null,
  'bbsquares.reopened': null,
  'bbsquares.unpaid_released': null,
};
