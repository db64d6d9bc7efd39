import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { pickOne, seededRandom } from '../../../sport/practice/random.rules';
import { DEMO_SEASON, DEMO_WEEK, demoInstant } from '../../demo/demo-season';
import { OPENED_AT, type DemoSite } from '../../demo/demo-site';
import { demoSmack, type DemoTalk, type Say } from '../../demo/demo-smack';
import { addDemoSmack } from '../../demo/demo.store';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { __id__Kind } from '../__id__.kind';
import { writePick } from '../__id__.store';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 1;
/** Whose pick of the demo's week is still to make. */
const UNDECIDED = 'rusty';

export const demoLeague: DemoTalk = {
  chatter: 3,
  entries: ['rusty', 'casey', 'marcus', 'mary', 'ingrid', 'walt'].map((user) => ({ user, name: user[0]?.toUpperCase() + user.slice(1) })),
};

const sayings: readonly Say[] = [
  (other) => `${other}, how did you see that one coming?`,
  (_, winner) => `Everybody was on ${winner}. I could hear it.`,
  (_, __, loser) => `Never again ${loser}. Until next week.`,
  () => 'One team. How hard can it be?',
  (other) => `Whom did you take, ${other}? Asking for a friend.`,
  () => 'Sealed until kick-off, and I still look twice.',
  (_, winner) => `My point came from ${winner}, with seconds to go.`,
  (other) => `Careful, ${other} is on a run.`,
];

/** A contest in mid-season, played by people whom the demo has already. */
export async function fillDemo({ tx, invalidate, userIds, season, until }: DemoSite): Promise<void> {
  const random = seededRandom(SEED);
  const contestId = await addContest(tx, invalidate, {
    type: __id__Kind.type,
    name: '__Title__',
    year: DEMO_SEASON,
    groupNumber: 1,
    now: OPENED_AT,
  });
  for (const { user, name } of demoLeague.entries) {
    const userId = must(userIds.get(user), `the demo's ${user}`);
    const { id } = await addEntry(tx, invalidate, { contestId, userId, username: user, name, now: OPENED_AT });
    for (let week = 1; week <= DEMO_WEEK; week++) {
      const games = season.games.filter((game) => game.sport === 'NFL' && game.week === week && !game.postponed);
      const game = pickOne(random, games);
      const side = random() < 0.5 ? 1 : 2;
      if (week === DEMO_WEEK && user === UNDECIDED) continue;
      const pick = { week, eventId: must(season.ids.get(game.sourceKey), 'the picked game'), side } as const;
      const savedAt = Math.min(demoInstant(week, 1, '20:00'), game.kickoffAt - 1, until);
      await writePick(tx, invalidate, { contestId, entryId: id, pick, savedAt });
    }
  }
  const messages = demoSmack(sayings, demoLeague, { games: season.games, until, random });
  await addDemoSmack(tx, invalidate, { board: boardOf(__id__Kind.type, contestId), messages, userIds });
}
