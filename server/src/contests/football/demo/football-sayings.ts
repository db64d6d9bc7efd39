import type { Say } from '../../demo/demo-smack';

/** What is said on football's boards. */
export const footballSayings: readonly Say[] = [
  (other) => `${other}, I saw your picks. My dog does better, and it only picks birds.`,
  (_, winner, loser) => `${winner} over ${loser}. Said it on Tuesday, said it loudly.`,
  () => '4-1. Close but no cigar. Again.',
  (other) => `Who taught ${other} to pick road favorites?`,
  (_, __, loser) => `${loser}, you had one job.`,
  () => 'A push is a loss. Somebody tell my stomach.',
  (other) => `Nice week, ${other}. Enjoy it, they are rare.`,
  () => 'Lines moved two points while I was making coffee. Should have locked.',
  (_, winner) => `Riding the ${winner} until the wheels come off.`,
  () => 'Costanza! button for the rest of the season. It cannot be worse.',
  (other) => `${other} at the top of the board. Check the wiring.`,
  (_, __, loser) => `Never, ever, picking the ${loser} again.`,
  () => 'Backdoor cover with nine seconds left. I take it all back about prevent defense.',
  (_, winner, loser) => `Had ${loser} with the points. ${winner} by three touchdowns. Great.`,
  () => 'Nobody went 5-0? Push that pot forward, it looks good on me.',
  (other) => `${other}, your picks still are not in. Some of us plan ahead.`,
  () => 'Halftime lead, fourth-quarter heartbreak. The usual.',
  () => 'Locked all five before breakfast.',
  (_, winner) => `${winner} fans are very quiet about how close that was.`,
  () => 'I would like to thank the kicker.',
  () => 'Three home dogs this week. Woof.',
  (other) => `Splitting the pot with ${other} was not on my list for this year.`,
  () => 'Snow game. Take the points. Always take the points.',
  () => 'College on Saturday to ruin my week early. Efficient.',
];
