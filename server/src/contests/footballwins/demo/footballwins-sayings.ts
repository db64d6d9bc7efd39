import type { Say } from '../../demo/demo-smack';

/** What is said on the board of NFL wins. */
export const winsSayings: readonly Say[] = [
  (_, winner, loser) => `${winner} over ${loser}. That is one in the bank.`,
  (other) => `${other}, who drafts three teams with the same bye week?`,
  (_, __, loser) => `I spent a second-round pick on the ${loser}. I would like it back.`,
  () => 'A tie is half a point. Half a point is half a point.',
  (_, winner) => `Everybody laughed when I took the ${winner}. Everybody.`,
  (other) => `Best case for ${other}: third. Worst case: let us not.`,
  () => 'My teams play each other this week. I cannot lose. I cannot win either.',
  (_, __, loser) => `On pace for six wins, they said of the ${loser}. They were generous.`,
  (other) => `${other} is ahead of the expected wins. Expect that to stop.`,
  () => 'Undefeated in my heart.',
  (_, winner) => `The ${winner} keep winning ugly. It counts the same.`,
  () => 'Last pick of the draft, best record of my four. Scouting.',
  (other) => `Your teams against mine on Sunday, ${other}. Bring snacks.`,
  () => 'Projected finish went up by 0.1. Print the shirts.',
];
