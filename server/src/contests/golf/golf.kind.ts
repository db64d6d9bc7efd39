import type { ContestKind } from '../contest-kind';

export const golfKind = {
  type: 'golf',
  name: 'Golf',
  words: 'a golf contest',
  path: '/golf',
  sports: [],
  leadsFrom: 0,
} as const satisfies ContestKind;
/** One golfer a tournament; its table stands on the golf page. */
export const pick1Kind = {
  type: 'pick1golf',
  name: 'Pick1Golf',
  words: 'a Pick 1 golf contest',
  path: '/pick1golf',
  sports: [],
  leadsFrom: 0,
} as const satisfies ContestKind;
