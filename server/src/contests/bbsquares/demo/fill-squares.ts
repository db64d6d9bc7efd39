import { createHash } from 'node:crypto';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { between, seededRandom, shuffled } from '../../../sport/practice/random.rules';
import { applyResultsIn } from '../../../sport/results/apply-results';
import { DEMO_SEASON } from '../../demo/demo-season';
import { type DemoSite } from '../../demo/demo-site';
import { addDemoSmack } from '../../demo/demo.store';
import { DEMO_TOURNAMENT } from '../../demo/tournament/demo-tournament';
import { MARCH_START } from '../../demo/tournament/fill-demo-tournament';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { createBoard } from '../board/boards.store';
import { markPaid, putClaims, putWord } from '../board/claims.store';
import { drawDue } from '../draw/draw-due';
import { dealtBoard, seedForRusty, type DealtClaim } from './dealt-board';
import { OAK_STREET, squaresPlayers, squaresSayings } from './squares-league';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20260318;
/** The Tuesday evening before the First Four, and the morning after it. */
const OPENED = Date.UTC(2026, 2, 11, 1);
const DRAWN = Date.UTC(2026, 2, 19, 6);
const NEXT_OPENED = Date.UTC(2026, 2, 20, 12);

/** A board of this year's tournament, drawn from its First Four, and one of the next that is filling up. */
export async function fillSquares(site: DemoSite): Promise<void> {
  const { tx, invalidate, userIds } = site;
  await applyResultsIn(tx, invalidate, DRAWN, 'practice');
  const contest = await openBoard(site, { name: OAK_STREET.name, year: DEMO_TOURNAMENT, now: OPENED });
  const claims = dealtBoard(contest.entryIds, seededRandom(SEED));
  const words = squaresPlayers.map(({ word }, index) => ({ entry_id: must(contest.entryIds[index], 'an entry'), word }));
  const seed = await seedForRusty(tx, {
    contestId: contest.id,
    claims,
    words,
    rusty: must(contest.entryIds[0], 'an entry'),
    at: MARCH_START,
    drawnAt: DRAWN,
  });
  await createBoard(tx, invalidate, contest.id, { now: OPENED, seed });
  await claim(tx, invalidate, contest.id, { claims, now: OPENED + 3_600_000 });
  for (const { entry_id: entryId, word } of words) await putWord(tx, invalidate, contest.id, { entryId, word });
  await drawDue(tx, invalidate, { id: contest.id, year: DEMO_TOURNAMENT }, DRAWN);
  for (const entryId of contest.entryIds.slice(0, 7))
    await markPaid(tx, invalidate, contest.id, { entryId, paid: true, by: 'casey', now: OPENED });

  const next = await openBoard(site, { name: `${OAK_STREET.name} 2`, year: DEMO_SEASON + 1, now: NEXT_OPENED });
  const nextSeed = createHash('sha256').update('Oak Street 2').digest('hex');
  await createBoard(tx, invalidate, next.id, { now: NEXT_OPENED, seed: nextSeed });
  await claim(tx, invalidate, next.id, { claims: halfDealt(next.entryIds), now: NEXT_OPENED });
  await addDemoSmack(tx, invalidate, {
    board: boardOf('bbsquares', contest.id),
    messages: messages(Math.min(MARCH_START, site.start)),
    userIds,
  });
}

async function openBoard({ tx, invalidate, userIds }: DemoSite, { name, year, now }: { name: string; year: number; now: number }) {
  const id = await addContest(tx, invalidate, { type: 'bbsquares', name, year, groupNumber: OAK_STREET.group, now });
  const entryIds: number[] = [];
  for (const player of squaresPlayers) {
    const entry = await addEntry(tx, invalidate, {
      contestId: id,
      userId: must(userIds.get(player.user), player.user),
      username: player.user,
      name: player.name,
      now,
    });
    entryIds.push(entry.id);
  }
  return { id, entryIds };
}

const claim = (tx: Tx, invalidate: Invalidate, contestId: number, { claims, now }: { claims: readonly DealtClaim[]; now: number }) =>
  putClaims(tx, invalidate, contestId, { claims: claims.map((one) => ({ ...one, by: '', reason: '' })), now });

/** 63 claimed: the first has four squares, the others what is left of them. */
function halfDealt(entryIds: readonly number[]): DealtClaim[] {
  const places = shuffled(
    seededRandom(SEED + 1),
    Array.from({ length: 100 }, (_, place) => place),
  );
  const [mine, ...others] = entryIds;
  const owners = [mine, mine, mine, mine, ...Array.from({ length: 59 }, (_, index) => others[index % others.length])];
  return owners.map((entryId, index) => {
    const place = must(places[index], 'a place');
    return { x: place % 10, y: Math.floor(place / 10), entryId: must(entryId, 'an entry') };
  });
}

/** @param until the latest of them is from some minutes before, epoch ms */
function messages(until: number) {
  const random = seededRandom(SEED + 2);
  return squaresSayings.map((say, index) => {
    const player = must(squaresPlayers[(index * 3) % squaresPlayers.length], 'a player');
    const other = must(squaresPlayers[(index * 3 + 4) % squaresPlayers.length], 'another player');
    return {
      entry: { name: player.name, user: player.user },
      at: until - between(random, 10, 600) * 60_000,
      message: say(other.name, '', ''),
    };
  });
}
