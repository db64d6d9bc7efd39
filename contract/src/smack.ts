import { z } from 'zod';
import { SMACK_MAX_LENGTH, SMACK_REACTIONS } from './constants';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, oneLine, success, text } from './fields';

const reactionName = z.enum(SMACK_REACTIONS);
const reactions = z.array(z.object({ Reaction: reactionName, /** Names of entries, the first first. */ By: z.array(z.string()) }));
export type SmackReaction = z.infer<typeof reactionName>;
export type SmackReactions = z.infer<typeof reactions>;

export const smackRow = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Message: z.string(),
  Modtime: z.string(),
  archived: flag,
  /** 1 for what the house says by itself, under HOUSE_NAME; left out for what somebody wrote. */
  House: z.literal(1).optional(),
  /** Of a message that answers another: whose it answers, and the beginning of it; both '' once that one is gone. */
  ReplyTo: z.number().int().optional(),
  ReplyName: z.string().optional(),
  ReplyMessage: z.string().optional(),
  /** Left out where nobody reacted. */
  Reactions: reactions.optional(),
  /** Names that stand behind an @ in the message and were those of entries when it was posted; left out where there are none. */
  Mentions: z.array(z.string()).optional(),
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
  'POST utils/smack_reply': {
    summary: 'Answers a message on its board, under the name of the own entry there.',
    access: 'player',
    body: z.object({ id, Message: smackMessage }).strict(),
    data: success,
  },
  'POST utils/smack_react': {
    summary: 'Puts a reaction to a message, or takes the own one away.',
    access: 'player',
    body: z.object({ id, reaction: reactionName, on: flag }).strict(),
    data: success.extend({ Reactions: reactions }),
  },
  'POST ad/delete_smack': {
    summary: "Takes anybody's message off its board; logged, with the reason.",
    access: 'helper',
    place: { message: 'id' },
    body: z.object({ id, reason: oneLine(200).min(3, 'must say why') }).strict(),
    data: success,
  },
});
