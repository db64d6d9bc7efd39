import type { PersonColor } from '@poolhouse/contract';
import { token } from './tokens';

/** What a person's mark is filled with; grey for who is not known. */
export const personFill = (color: PersonColor | null): string => (color === null ? token.ink3 : `var(--ph-person-${color})`);

/**
 * The colors of people, per scheme. Letters in the color of a surface stand on them with 4.5 to 1, and they are told apart by whoever sees fewer
 * colors; their lightness differs for that.
 */
export const personLight: Readonly<Record<PersonColor, string>> = {
  slate: '#585C6C',
  navy: '#40319C',
  sky: '#295E98',
  teal: '#01818F',
  pine: '#497953',
  olive: '#344400',
  ochre: '#7B510A',
  rust: '#BB5905',
  brown: '#624A3C',
  rose: '#661E42',
  plum: '#7D116E',
  violet: '#8A56DF',
};
export const personDark: Readonly<Record<PersonColor, string>> = {
  slate: '#9DA6BA',
  navy: '#627FEF',
  sky: '#619FEC',
  teal: '#93E5E8',
  pine: '#7FD0AF',
  olive: '#C5E27F',
  ochre: '#9D8925',
  rust: '#FE9538',
  brown: '#C2997D',
  rose: '#CF5F7B',
  plum: '#BB65B2',
  violet: '#CCB1FD',
};
