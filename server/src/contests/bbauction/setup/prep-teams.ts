import { plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { keepRoom, readRoom } from '../auction.store';
import { readFolded } from '../folded';
import { lotsOf, type Layout } from '../log/lots.rules';
import { placesOf } from '../lots/places';
import { commitOf, newSeed, sealedOrder } from '../lots/seal';
import { tellAuction } from '../seals/tell-auction';
import { sealedLine } from '../seals/told-lines.rules';
import { needAuctions, needTournament, type SetUp, type StepDone } from './set-up';

/** Step 5: makes the lots of the year's auctions and seals their order. Lots that are made stay, unless another layout is asked for. */
export async function prepTeams(site: SetUp, layout: Layout | undefined): Promise<StepDone> {
  const auctions = needAuctions(site);
  const places = placesOf(await needTournament(site));
  if (places.length === 0) throw new Refusal('conflict', 'The field is not known yet. Do step 4 first.');
  const words: string[] = [];
  let count = 0;
  for (const { contest, group } of auctions) {
    const room = await readRoom(site.tx, contest.id);
    const { state } = await readFolded(site.tx, room);
    const wanted = layout ?? room.settings.layout;
    const made = room.seed !== '' && wanted === room.settings.layout;
    if (state.sales.size > 0 && layout !== undefined && !made)
      throw new Refusal(
        'conflict',
        `${plural(state.sales.size, `team of group ${group} is`, `teams of group ${group} are`)} sold. Undo the sales first.`,
      );
    if (state.phase !== 'setup' && !made)
      throw new Refusal('conflict', `The auction of group ${group} has begun: its lots stay as they are.`);
    const lots = lotsOf(places, wanted);
    const seed = made ? room.seed : newSeed();
    const commit = commitOf(contest.id, seed);
    if (!made) {
      const order = sealedOrder(
        seed,
        'lots',
        lots.map(({ id }) => id),
      );
      await keepRoom(site.tx, site.invalidate, { ...room, settings: { ...room.settings, layout: wanted }, seed, commit, lots: order });
      const line = sealedLine(commit, { layout: wanted }, lots);
      await tellAuction({ tx: site.tx, invalidate: site.invalidate, contestId: contest.id }, [line], site.now);
      count += lots.length;
    }
    const sold = state.sales.size === 0 ? 'none sold' : `${state.sales.size} sold`;
    words.push(`Group ${group}: ${plural(lots.length, 'lot')}, ${sold}. Order sealed: ${commit.slice(0, 4)}…`);
  }
  return { message: words.join(' '), count };
}
