import { DateTime } from 'luxon';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { openEvent } from '../board/play';
import type { Tournament, TournamentFacts } from '../golf';
import { unknownTournament } from '../golf-contest';
import { boardOf, type GolfMemories, type Season } from '../golf-memories';
import type { Board } from '../rules/board.rules';

/** The tournament that picks are made for, as the write's own transaction has it. */
export interface OpenField {
  readonly tournament: Tournament;
  readonly facts: TournamentFacts;
  readonly board: Board;
}

/** '1:35 AM', by the course's clock. */
export const teeWords = ({ firstTeeAt, zone }: Pick<Tournament, 'firstTeeAt' | 'zone'>): string =>
  DateTime.fromMillis(firstTeeAt, { zone, locale: 'en-US' }).toFormat('h:mm a');

/**
 * The tournament that a pick is for: the one that was named, else the earliest that is not locked. Refused once it has teed off, and
 * before its field is known.
 */
export async function openField(
  tx: Tx,
  memories: GolfMemories,
  { season, tid, now }: { season: Season; tid: number | undefined; now: number },
): Promise<OpenField> {
  const event = tid === undefined ? openEvent(season, now) : season.events.find((one) => one.tid === tid);
  if (!event) {
    if (tid !== undefined) throw unknownTournament();
    const last = season.events.findLast(({ tournament }) => tournament.firstTeeAt <= now);
    throw last ? locked(last.tournament) : new Refusal('no_field_yet', 'This contest has no tournament to pick for yet.');
  }
  if (event.tournament.firstTeeAt <= now) throw locked(event.tournament);
  if (event.tournament.reported === 'CANCELLED' && event.tournament.reportedAt <= now)
    throw new Refusal('picks_locked', `${event.tournament.name} is canceled, so your picks were not changed.`);
  const facts = await memories.facts.readIn(tx, event.tid);
  if (!facts) throw unknownTournament();
  if (!facts.field.some(({ groupNum }) => groupNum !== null))
    throw new Refusal('no_field_yet', `The groups of ${event.tournament.name} are not published yet, so nothing was saved.`);
  return { tournament: facts.tournament, facts, board: boardOf(memories, facts, now) };
}

export const locked = (tournament: Tournament): Refusal =>
  new Refusal('picks_locked', `The first group teed off at ${teeWords(tournament)}, so your picks were not changed.`);
