import { z } from 'zod';
import { newName } from '../fields';

/** What the only entry of a player is called, or shall be; '' while there is none. */
export const entryName = z.object({ EntryName: z.string() });
export const newEntryName = z.object({ EntryName: z.union([z.literal(''), newName(40)]) }).strict();
