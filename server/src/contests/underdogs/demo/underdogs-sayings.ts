import type { Say } from '../../demo/demo-smack';

/** What is said on the Underdogs board. */
export const underdogsSayings: readonly Say[] = [
  (other) => `${other} only picks dogs that lose by three. On purpose, I think.`,
  (_, winner, loser) => `${winner} outright over ${loser}. That is a W, and it barks.`,
  (_, __, loser) => `I have used up ${loser} for nothing. Nothing!`,
  () => 'A push covers nothing. I have read it twice now.',
  (other) => `${other}, who do you have left? Asking for the kennel.`,
  () => 'Took the line on Tuesday. On Sunday it was three points better. Of course it was.',
  () => 'Seven and a half points, and they lose by eight. Eight.',
  (other) => `Forgot the pick again, ${other}? The house picks better than you do.`,
  (_, winner) => `Everybody was on ${winner}. I could hear it.`,
  () => 'A cover is worth a biscuit. A win is worth the bag.',
  (other) => `Careful, ${other} is saving the good ones for December.`,
  () => 'Home dogs in the rain. You may thank me later.',
  (other) => `${other} reads injury reports for fun. It does not help.`,
  (_, winner) => `Had ${winner} circled since August. Forgot to pick them.`,
  () => 'Three points at home is an insult. I am taking it.',
  (other) => `How many wins, ${other}? I only see biscuits.`,
  () => 'My used list looks like a graveyard.',
  (_, winner, loser) => `${loser} were favored by everybody I know. Hello, ${winner}.`,
  () => 'Never take a dog on a short week. Never. See you on Thursday.',
  (other) => `${other} got ten points and needed eleven. Football.`,
  () => 'Plan made through December. It will last until Sunday.',
  () => 'Somebody tell me why I keep trusting kickers.',
  (other) => `${other} is one cover away from thinking this is skill.`,
  (_, __, loser) => `${loser} with a lead in the fourth quarter: the saddest dog of all.`,
];
