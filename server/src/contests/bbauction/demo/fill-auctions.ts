import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { between, seededRandom } from '../../../sport/practice/random.rules';
import { readTournament } from '../../../sport/tournament/tournament';
import type { DemoSite } from '../../demo/demo-site';
import { addDemoSmack } from '../../demo/demo.store';
import { DEMO_TOURNAMENT, demoTournament } from '../../demo/tournament/demo-tournament';
import { AUCTION_START, MARCH_START } from '../../demo/tournament/fill-demo-tournament';
import { bbAuctionKind } from '../bbauction.kind';
import { lotsOf } from '../log/lots.rules';
import { firstTipoff, placesOf } from '../lots/places';
import { auctionOwners, auctionSayings, STREET } from './auction-league';
import { BREAK } from './bidder.rules';
import { openAuction, sellLots, shareFirst } from './demo-auction';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20260317;
/** The evening after the field was announced, and the one after that. */
const EVENING = Date.UTC(2026, 2, 17, 0);
const NEXT_EVENING = AUCTION_START - 70 * 60_000;
const SOLD_IN_SECOND = 36;

/** An auction that was called out in a room, with its tournament, and one in the app: still on in a demo that begins on its evening. */
export async function fillAuctions(site: DemoSite): Promise<void> {
  const { tx, invalidate, userIds, start } = site;
  const tournament = must(await readTournament(tx, DEMO_TOURNAMENT, demoTournament().opensAt), 'the made-up tournament');
  const lots = lotsOf(placesOf(tournament), 'single');
  const openedAt = EVENING;
  const first = await openAuction(site, { name: STREET.name, lots, bidding: false, openedAt, at: EVENING });
  await shareFirst(first, await sellLots(first, lots.length, seededRandom(SEED)));
  await first.write({ type: 'completed' });
  const second = await openAuction(site, { name: `${STREET.name}, the kids' table`, lots, bidding: true, openedAt, at: NEXT_EVENING });
  const isOn = start < firstTipoff(tournament);
  await sellLots(second, isOn ? SOLD_IN_SECOND : lots.length, seededRandom(SEED + 1));
  await second.write(isOn ? { type: 'paused', reason: BREAK } : { type: 'completed' });
  await addDemoSmack(tx, invalidate, {
    board: boardOf(bbAuctionKind.type, first.id),
    messages: messages(Math.min(MARCH_START, start)),
    userIds,
  });
}

/** @param until the latest of them is from some minutes before, epoch ms */
function messages(until: number) {
  const random = seededRandom(SEED + 2);
  return auctionSayings.map((say, n) => {
    const owner = must(auctionOwners[(3 * n) % auctionOwners.length], 'an owner');
    const other = must(auctionOwners[(3 * n + 4) % auctionOwners.length], 'another owner');
    return { entry: owner, at: until - between(random, 10, 600) * 60_000, message: say(other.name, '', '') };
  });
}
