import { createHash } from 'node:crypto';
import { USUAL_SCOREBOARDS, type DataOf, type ParsedBody } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { readEspnField } from '../../sport/feeds/espn/espn-tournament';
import { FeedFailure } from '../../sport/feeds/feed-failure';
import { fetchFeed } from '../../sport/feeds/fetch-feed';
import { fieldOfFeed, type FeedField } from '../../sport/feeds/ncaab/field.rules';
import { fieldState, makeField, type FieldState } from '../../sport/feeds/ncaab/make-field';

type RequestBody = ParsedBody<'POST ad/tournament_field'>;
type Answer = DataOf<'POST ad/tournament_field'>;

/** Longer than this an administrator should not wait. */
const TIMEOUT_MS = 8000;

/**
 * Asks the scoreboard for the whole tournament of a year, before any transaction begins: a feed may take its time.
 *
 * @param scoreboard the one that the operator has set; undefined for the usual one
 * @param feeds whether feeds may be asked here at all
 */
export async function askForField(
  season: number,
  { scoreboard, feeds, signal }: { scoreboard: URL | undefined; feeds: boolean; signal: AbortSignal },
): Promise<FeedField> {
  if (!feeds)
    throw new Refusal('conflict', 'In practice mode time is made up, so no feed is asked. Import the tournament: poolhouse import ncaab.');
  const url = new URL(scoreboard ?? USUAL_SCOREBOARDS['ncaab-scoreboard']);
  // ESPN's words for all days from the week of the First Four to the final.
  url.searchParams.set('dates', `${season}0310-${season}0412`);
  try {
    const { games } = readEspnField(await fetchFeed(url, { signal, timeoutMs: TIMEOUT_MS, tries: 1 }));
    return fieldOfFeed(games, season);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    throw new Refusal('conflict', error.message, { season: 'cannot be asked for now' });
  }
}

/** Tells a field, or makes the tournament of it as the administrator has confirmed it. */
export async function takeField(
  tx: Tx,
  invalidate: Invalidate,
  field: FeedField,
  { input, viewer, ip, now }: { input: RequestBody; viewer: Viewer; ip: string; now: number },
): Promise<Answer> {
  const state = await fieldState(tx, field);
  const answer = answerOf(field, state);
  if (input.dry_run === 1) return { ...answer, message: lookWords(field, state) };
  const meets = confirmed(field, answer, input);
  const changed = await makeField(tx, invalidate, { field, teams: state.teams, meets, by: viewer, ip, now });
  return { ...answer, message: `${field.season}: ${sizeWords(field)}${changed ? '' : ', as they were'}.` };
}

/** The region that the administrator has chosen. @throws Refusal for what cannot be made, and for a field that was not looked at */
function confirmed(field: FeedField, answer: Answer, { meets, digest }: RequestBody): string {
  const { regions, missing, season } = field;
  if (answer.stands === 'begun') throw new Refusal('conflict', `The tournament of ${season} has begun; its field stands.`);
  if (missing.length > 0) throw new Refusal('conflict', `The field of ${season} is not whole: ${missing[0]}`);
  if (digest !== answer.digest)
    throw new Refusal('conflict', 'The scoreboard tells another field than you have looked at. Look again.', { digest: 'is not current' });
  if (meets === undefined || !regions.slice(1).includes(meets))
    throw new Refusal('bad_input', `Say which region the winner of ${regions[0]} meets in the Final Four.`, { meets: 'is needed' });
  return meets;
}

function answerOf(field: FeedField, { stands, teams }: FieldState): Answer {
  const places = field.places.map(({ region, seed, teams: here }) => ({
    ID: `${region}-${seed}`,
    region,
    seed,
    teams: here.map(({ name }) => name),
    is_new: here.some(({ espnId }) => teams.get(espnId)?.fresh === true) ? (1 as const) : (0 as const),
  }));
  const named = field.places.map(({ region, seed, teams: at }) => [region, seed, at.map(({ espnId }) => espnId)]);
  const digest = createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 32);
  return { result: 'success', field: { data: places }, regions: [...field.regions], missing: [...field.missing], digest, stands };
}

function sizeWords({ places }: FeedField): string {
  const pairs = places.filter(({ teams }) => teams.length === 2).length;
  const teams = places.reduce((sum, place) => sum + place.teams.length, 0);
  return `${plural(teams, 'team')}, ${plural(pairs, 'First Four game')}`;
}

const STANDS: Readonly<Record<FieldState['stands'], string>> = {
  none: 'nothing is made yet',
  same: 'the site has the same field',
  other: 'the site has another field, which this one would replace',
  begun: 'the tournament has begun, so its field stands',
};

const lookWords = (field: FeedField, { stands }: FieldState): string =>
  field.places.length === 0
    ? `The scoreboard tells nothing of ${field.season} yet`
    : `${field.season}: ${sizeWords(field)}; ${STANDS[stands]}`;
