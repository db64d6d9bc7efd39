import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, id, success } from './fields';

/** Something worth telling that results have made in a contest, found once by the house. */
const momentRow = z.object({
  ID: z.number().int(),
  /** Among those of its kind of contest: 'perfect'. */
  Kind: z.string(),
  /** The week or round in which it stands. */
  Round: z.number().int(),
  /** In a sentence; it tells of nothing that is sealed. */
  Says: z.string(),
  /** ISO: when it was found, or when it happened where that is known exactly or it was no news any more. */
  At: z.string(),
  /** Ids of the entries that it concerns. */
  entries: z.array(z.number().int()),
  /** 1 where it was taken back, after a correction. */
  Undone: flag,
});
export type MomentRow = z.infer<typeof momentRow>;

/** A page kept by a browser from before there were any has none. */
export const momentsGroup = group(momentRow).optional();

export const momentsApi = defineApi({
  'POST ad/moments': {
    summary: "Whether the house tells of a contest's moments: on its board, its smack board and to players' devices.",
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, on: flag }).strict(),
    data: success,
  },
});
