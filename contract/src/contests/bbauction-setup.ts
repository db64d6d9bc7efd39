import { z } from 'zod';
import { defineApi } from '../endpoint';
import { flag, group, id, idParam, oneLine, yearParam } from '../fields';
import { points } from './bbauction-fields';
import { auctionSettings, layout, nomination } from './bbauction-rows';

const settingFields = {
  budget: points.nullable(),
  min_price: points,
  steps: z
    .string()
    .max(100)
    .regex(/^\d{1,7}:[1-9]\d{0,5}(,\d{1,7}:[1-9]\d{0,5}){0,5}$/, 'must be such as 0:1,50:5'),
  clock_open: z.number().int().min(5).max(600),
  clock_reset: z.number().int().min(3).max(120),
  nomination,
  auto_next: z.number().int().min(0).max(300),
  bidding: flag,
  auto_bids: flag,
  values: flag,
  payouts: z
    .string()
    .max(60)
    .regex(/^\d{1,5}(,\d{1,5}){5}$/, 'must be six whole numbers with commas between'),
  layout,
};
/** How an auction is to be run; what is left out stays. */
export const settings = z.object(settingFields).partial();

/** What a step of the yearly set-up did, in words. */
const step = z.object({ result: z.literal('success'), message: z.string(), count: z.number().int() });
/** Of which group of players, and of which year; left out: the administrator's own, and the present one. */
const stepYear = { year: z.number().int().min(1990).max(2200).optional(), group_number: id.optional() };

/** The yearly start-up checklist. */
export const bbauctionSetupApi = defineApi({
  'POST ad/update_bbauction_config': {
    summary: "Set-up, step 1: makes the year's auctions like last year's, and sets how they are run.",
    access: 'commissioner',
    place: { group: 'group_number' },
    body: settings.extend({ ...stepYear, group_id: id.optional(), name: oneLine(60).optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_copy_owners': {
    summary: "Set-up, step 2: last year's owners.",
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object(stepYear).strict(),
    data: step,
  },
  'POST ad/bbauction_copy_bracket': {
    summary: "Set-up, step 3: the year's bracket.",
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object(stepYear).strict(),
    data: step,
  },
  'POST ad/bbauction_import_teams': {
    summary: 'Set-up, step 4, and after the First Four: checks the field.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object({ ...stepYear, preAuction: flag.optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_prep_teams': {
    summary: 'Set-up, step 5: makes the lots and seals their order.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object({ ...stepYear, layout: layout.optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_prep_versus': {
    summary: 'Set-up, steps 6 and 7: checks the owners of a group.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object({ ...stepYear, group_id: id }).strict(),
    data: step,
  },
  'GET ad/bbauction_setup': {
    summary: 'How far the yearly set-up is, told by the data, and who did each step last.',
    access: 'commissioner',
    place: { group: 'group_number' },
    query: z.object({ year: yearParam.optional(), group_number: idParam.optional() }),
    data: z.object({
      year: z.number().int(),
      /** `done` as the data tell; when it was last done, in UTC, and by whom: '' where nobody has pressed it. */
      steps: group(z.object({ ID: z.number().int(), done: flag, note: z.string(), at: z.string(), by: z.string() })),
      /** The year's auctions, and how they are run. */
      auctions: group(
        auctionSettings.extend({ ID: z.number().int(), Name: z.string(), group: z.number().int(), sealed: flag, begun: flag }),
      ),
    }),
  },
});
