import type { ContestType } from '@poolhouse/contract';

/** What a sentence calls a contest of each kind. */
export const CONTEST_WORDS: Record<ContestType, string> = {
  football: 'a football contest',
  footballwins: 'an NFL wins contest',
  underdogs: 'an Underdogs contest',
  golf: 'a golf contest',
  pick1golf: 'a Pick 1 golf contest',
  bbauction: 'a team auction',
  bbsquares: 'a squares contest',
  bowl_mania: 'a bowl contest',
};
