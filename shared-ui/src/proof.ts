/** What a contest's log is checked with, for the shell's page alone: it is loaded when that page is opened, and shared with no remote. */
export { fromBase64, sameBytes, toBase64, utf8, type Bytes } from './proof/bytes';
export { canKeep } from './proof/can-keep';
export { canonical } from './proof/canonical';
export { tellMisfit } from './proof/contest-in-view';
export { browserKeep, type Keep } from './proof/keep';
export type { Evidence, KeptContest, KeptReceipt, Misfit, SeenCheckpoint } from './proof/kept.types';
export { isSigned, readCheckpoint, verified, type Checkpoint } from './proof/note';
export { hashOfPicks, readReceipt, type ReceiptText } from './proof/receipt';
export { isIncluded, leafOf, rootOf } from './proof/tree';
export { useWatched } from './proof/useWatched';
export { accused, firstOf, isPractice, isTooFarAhead, moved } from './proof/witness';
