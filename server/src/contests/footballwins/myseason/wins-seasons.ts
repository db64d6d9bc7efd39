import type { RecapSource } from '../../recaps/recap-source';
import type { WinsReader } from '../footballwins-facts';
import { footballWinsKind } from '../footballwins.kind';
import { seasonFacts } from './my-season';
import { ownSeason } from './own-season';
import { seasonCard } from './season-card.rules';

/** A player's season as a card. Weeks of NFL wins have no recap. */
export const winsSeasons = (reader: WinsReader): RecapSource => ({
  type: footballWinsKind.type,
  async season(tx, contest, entryId, now) {
    const facts = await seasonFacts(tx, reader, contest, now);
    const entry = facts.entries.find(({ id }) => id === entryId);
    const own = entry && ownSeason(facts, entry);
    return own && seasonCard(own);
  },
});
