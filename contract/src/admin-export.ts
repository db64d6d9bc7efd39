import { z } from 'zod';
import { defineApi } from './endpoint';
import { flagParam, group, idParam, success } from './fields';

/** The most bytes of an export that a site takes. */
export const EXPORT_BYTES = 64_000_000;

const importedSeason = z.object({
  /** 'League 2026' */
  ID: z.string(),
  entries: z.number().int(),
  /** Of them those of people who are in the group. */
  members: z.number().int(),
  /** What the checking program says of its log. */
  log: z.string(),
});

export const adminExportApi = defineApi({
  'POST ad/import_season': {
    summary:
      "Takes the closed seasons of another site's export into a group, with its people, checked by their logs; all of them or none. The body is the zip, with its length.",
    access: 'site',
    query: z.object({ group_number: idParam, dry_run: flagParam.optional() }),
    bytes: true,
    data: success.extend({
      seasons: group(importedSeason),
      /** Those that the group has already, and those that are not closed. */
      known: z.array(z.string()),
      open: z.array(z.string()),
      /** Which site has signed it, and with which key. */
      site: z.string(),
      key: z.string(),
    }),
  },
  'GET ad/export': {
    summary:
      'All of a group as a zip: members, contests, entries, picks that may be seen, standings, messages, log, as CSV, JSON and a page for any browser; sealed logs and what checks them. No secrets.',
    access: 'commissioner',
    place: { group: 'group_number' },
    query: z.object({ group_number: idParam }),
    file: 'application/zip',
    data: z.custom<AsyncIterable<Uint8Array>>(),
  },
});
