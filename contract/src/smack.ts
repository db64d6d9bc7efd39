import { z } from 'zod';
import { SMACK_MAX_LENGTH } from './constants';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, oneLine, success, text } from './fields';

export const smackRow = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Message: z.string(),
  Modtime: z.string(),
  archived: flag,
});
export type SmackRow = z.infer<typeof smackRow>;
export const smackMessage = text(SMACK_MAX_LENGTH);

export const smackApi = defineApi({
  'GET utils/smack': {
    summary: "Messages of a contest's board that are older than one, newest first; a board itself carries the latest 200.",
    access: 'player',
    query: z.object({ contest_id: idParam, before: idParam }),
    data: z.object({
      smack: group(smackRow),
      /** 1 while there are still older ones. */
      more: flag,
    }),
  },
  'POST ad/delete_smack': {
    summary: "Takes anybody's message off its board; logged, with the reason.",
    access: 'helper',
    place: { message: 'id' },
    body: z.object({ id, reason: oneLine(200).min(3, 'must say why') }).strict(),
    data: success,
  },
});
