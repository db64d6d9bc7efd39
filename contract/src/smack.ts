import { z } from 'zod';
import { SMACK_MAX_LENGTH } from './constants';
import { flag, text } from './fields';

export const smackRow = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Message: z.string(),
  Modtime: z.string(),
  archived: flag,
});
export type SmackRow = z.infer<typeof smackRow>;
export const smackMessage = text(SMACK_MAX_LENGTH);
