import { z } from 'zod';
import { READ, SLOT_PLACES, SLOT_VIEWERS } from './remote';

/**
 * What may stand in a remote's `remote.config.json`, for editors and for whoever asks what a field means. `remoteConfigFaults` checks the
 * same without zod, since the browser checks registries with it; a test holds the two together.
 */
const text = z.string().regex(/\S/);
const word = z.string().regex(/^[a-z][a-z0-9-]*$/);
const kB = z.number().positive();

const route = z.strictObject({
  path: z
    .string()
    .regex(/^[a-z][a-z0-9]*(\/[a-z][a-z0-9]*)*$/)
    .meta({ description: "Address of a screen: 'football/makepicks'. Its chunk is named 'football-makepicks'." }),
  title: text.meta({ description: 'What the browser tab says.' }),
  reads: z.array(z.string().regex(READ)).optional().meta({
    description:
      "Calls whose data it reads first, asked beside its scripts: 'football/pagedata?week={:week}&contest_id={:contest|football_contest_id}'. {:week} is a number of the address, {football_contest_id} a choice that the device keeps, | the next best, a figure what holds else.",
  }),
});

const slot = z.strictObject({
  place: z.enum(SLOT_PLACES).meta({
    description:
      'Where the piece stands: a tab of the admin console, one of its tools, a section of account settings, a panel on home, one on the page of what is on, how its chances are worked out and how good they were.',
  }),
  name: word.meta({ description: 'Its module is src/slots/<place>/<name>.tsx, whose default export draws it.' }),
  title: text.meta({ description: 'Its tab or its heading, drawn before any of its code is fetched.' }),
  order: z.number().meta({ description: 'The lowest stands first; level ones by their titles.' }),
  for: z
    .enum(SLOT_VIEWERS)
    .optional()
    .meta({ description: "Who sees it: 'administrators' unless stated in the console and its tools, 'players' of the contest elsewhere." }),
  contest: text.optional().meta({ description: 'Which of the contests it is about; any of them unless stated.' }),
});

const link = z.strictObject({
  title: text.meta({ description: 'What the link says: as short as a contest’s title.' }),
  for: z
    .enum(SLOT_VIEWERS)
    .optional()
    .meta({ description: "Who sees it: 'players' of its contests unless stated; everybody where it has no contest." }),
});

export const remoteConfig = z.strictObject({
  $schema: z.string().optional(),
  title: text.meta({ description: 'What people call it.' }),
  owner: text.meta({ description: 'The team that answers for it; failures are reported with this name.' }),
  contests: z.record(z.string(), text).meta({ description: 'Contest names as the sign-in answer spells them, each with its title.' }),
  routes: z.array(route).min(1).meta({ description: 'Its screens; the first stands for the whole.' }),
  link: link.optional().meta({ description: 'A link to its first screen in the app bar and on home, for what no contest leads to.' }),
  slots: z.array(slot).optional().meta({ description: 'Pieces that it contributes to places of other apps.' }),
  api: z.array(text).meta({ description: "API areas that it calls: 'football', 'utils'." }),
  kit: z
    .string()
    .regex(/^([\^~]?)(\d+)\.(\d+)\.(\d+)$/)
    .meta({ description: 'Range of kit versions that it works with; the one in package.json is the same.' }),
  budget: z.strictObject({ entry: kB.optional(), total: kB.optional(), reason: text }).optional().meta({
    description: 'What it may weigh, in kB of 1000 bytes (brotli), where 10 for the entry and 60 for all scripts are too little.',
  }),
});

/** JSON schema of `remote.config.json`, as `contract/remote.config.schema.json` holds it. */
export const remoteConfigSchema = (): object => ({
  title: 'remote.config.json of a Poolhouse remote',
  ...z.toJSONSchema(remoteConfig, { target: 'draft-7' }),
});
