import { Refusal } from '../../ground/refusal';
import { findRenames } from '../entries/entry-wishes.rules';
import { ownEntries } from '../entries/own-entries.store';
import type { SettingsSection } from '../plug';
import { renameOwnEntries } from '../seasons/rename-own-entries';
import { footballKind } from './football.kind';

/** A player's football entries by name: there may be several. */
export const footballSettings: SettingsSection = {
  read: async (tx, userId) => ({
    football_entries: (await ownEntries(tx, userId, footballKind.type)).map((entry) => ({
      entry_id: entry.id,
      contest_id: entry.contestId,
      contest_name: entry.contestName,
      year: entry.year,
      entry_name: entry.name,
    })),
  }),
  async change(write, { football_entries: requests = [] }) {
    if (requests.length === 0) return;
    const found = findRenames(await ownEntries(write.tx, write.viewer.userId, footballKind.type), requests);
    if ('refused' in found)
      throw new Refusal(requests[found.at]?.entry_id === undefined ? 'bad_input' : 'not_found', `${found.refused} Nothing was saved.`, {
        [`football_entries.${found.at}`]: found.refused,
      });
    await renameOwnEntries(write, footballKind, found.renames);
  },
};
