import { plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { ImportOptions } from '../../plug';
import { clockWords } from '../feeds/shapes/words.rules';
import type { RoundCard, Tournament } from '../golf';
import { HOLES } from '../rules/card.rules';
import { cardsOf, keepCards } from '../stores/facts.store';
import { coursesOf } from '../stores/tournaments.store';
import { joinField } from './join-field';
import { HOLE_MS, playedCard, roundInstant } from './played-card.rules';
import { namedTournament, readTable, refuse, takeTable, wholeNumber, type Site, type Taken } from './table';

const COLUMNS = ['player_id', 'player', 'round', 'tee_time', ...Array.from({ length: HOLES }, (_, n) => `h${n + 1}`), 'round_score'];

interface Row {
  readonly golferId: number;
  readonly name: string;
  readonly round: number;
  readonly tee: string | null;
  readonly holes: readonly number[];
}

/**
 * Whole rounds by hole into the tournament that is named; who is not in its field joins it. With `replay` each hole is known from when it
 * was played, at the pace of an ordinary round, and else from now on.
 *
 * @throws FileRefused with every bad line
 */
export async function importHoles(site: Site, text: string, options: ImportOptions): Promise<string> {
  const rows = readTable(text, COLUMNS, (row): Row | string[] => {
    const reasons: string[] = [];
    const golferId = wholeNumber(row, 'player_id', reasons, [1, 999_999_999]);
    const round = wholeNumber(row, 'round', reasons, [1, 4]);
    const holes = Array.from({ length: HOLES }, (_, n) => wholeNumber(row, `h${n + 1}`, reasons, [1, 20]));
    const score = wholeNumber(row, 'round_score', reasons, [50, 120]);
    const sum = holes.reduce((all, one) => all + one, 0);
    if (reasons.length === 0 && sum !== score) reasons.push(`the holes add up to ${sum} and round_score is ${score}`);
    const name = row.value('player').split(',').reverse().join(' ').trim();
    if (name === '') reasons.push('player is empty');
    const tee = clockOf(row.value('tee_time'));
    if (row.value('tee_time') !== '' && tee === null)
      reasons.push(`tee_time ${JSON.stringify(row.value('tee_time'))} is not a time of day`);
    return reasons.length > 0 ? reasons : { golferId, name, round, tee, holes };
  });
  const again = rows.find(({ golferId, round }, n) => rows.findIndex((one) => one.golferId === golferId && one.round === round) !== n);
  if (again) throw refuse(`Golfer ${again.golferId} has round ${again.round} twice, the second time on line ${again.line}.`);
  return takeTable(site, options, 'golf.holes_imported', (tx, invalidate, now) => take(tx, invalidate, { rows, options, now }));
}

async function take(
  tx: Tx,
  invalidate: Invalidate | undefined,
  { rows, options, now }: { rows: readonly Row[]; options: ImportOptions; now: number },
): Promise<Taken> {
  const tournament = await namedTournament(tx, options.tournament);
  const [course] = await coursesOf(tx, tournament.id);
  if (!course || course.pars.length !== HOLES) throw refuse(`The course of ${tournament.name} is not known: import the courses first.`);
  const known = new Map((await cardsOf(tx, tournament.id)).map((card) => [`${card.golferId}:${card.round}`, card]));
  const cards = rows.flatMap((row) => {
    const before = known.get(`${row.golferId}:${row.round}`);
    return before && String(before.holes) === String(row.holes)
      ? []
      : [cardOf(row, { tournament, pars: course.pars, courseId: course.courseId, options, now })];
  });
  const joined = await joinField(tx, invalidate, tournament.id, new Map(rows.map(({ golferId, name }) => [golferId, name])));
  if (invalidate) await keepCards(tx, invalidate, tournament.id, cards);
  const words = `${plural(cards.length, 'round')} new or changed, ${rows.length - cards.length} as they were; ${plural(joined, 'golfer')} joined the field`;
  return { changed: cards.length + joined, words };
}

interface CardParts {
  readonly tournament: Tournament;
  readonly pars: readonly number[];
  readonly courseId: number;
  readonly options: ImportOptions;
  readonly now: number;
}

function cardOf({ golferId, round, tee, holes }: Row, { tournament, pars, courseId, options, now }: CardParts): RoundCard {
  const teeAt = tee === null ? null : roundInstant(tournament, round, tee);
  const at = holes.map((_, n) => (options.replay && teeAt !== null ? Math.round(teeAt + (n + 1) * HOLE_MS) : now));
  return playedCard({ golferId, round, courseId, startHole: 1, teeAt, holes, at, pars });
}

/** '12:25', as a clock of 24 hours, or '12:40PM'. */
export const clockOf = (text: string): string | null => (/^\d{1,2}:\d{2}$/.test(text) ? text.padStart(5, '0') : clockWords(text));
