import type { ParsedBody } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { hasKickedOff } from '../../sport/games/game.rules';
import { regularSeasonGames } from '../../sport/games/games.store';
import { nflCode } from '../../sport/games/nfl-clubs.rules';
import { teamName } from '../../sport/games/teams';
import type { Contest, Entry } from '../contest';
import { noSuchEntry } from '../entries/access';
import type { Memberships } from '../entries/directory';
import { anotherAdministrator } from '../entries/four-eyes';
import { tellLog, type LogLine } from '../log/log.store';
import { refuseFrozen } from '../seasons/freezes.store';
import { draftTurns, type Turn } from './draft.rules';
import { addPick, changeTeam, draftOf, seatsOf, teamsOf, type StoredTeam } from './footballwins.store';
import { draftedLine, ownerLine } from './log/draft-lines';
import { changeOwner, type OwnerChange } from './owner-change.rules';
import { contestToSetUp } from './set-up-contest';

type RequestBody = ParsedBody<'POST ad/nflwins_save_owner'>;

/** What the activity log tells of a team, before and after. */
export interface OwnerLog {
  before: object;
  after: { contest_id: number } & Record<string, unknown>;
}

/**
 * Gives a team to an entry or to nobody and sets its expected wins. In a draft that is on this is a pick.
 *
 * @returns undefined when all is so already
 */
export async function saveOwner(
  tx: Tx,
  invalidate: Invalidate,
  memberships: Memberships,
  { viewer, input, now, reason = '' }: { viewer: Viewer; input: RequestBody; now: number; reason?: string },
): Promise<OwnerLog | undefined> {
  const { contest, entry } = await meant(memberships, viewer, input);
  await refuseFrozen(tx, contest.id);
  const present = new Map((await memberships.entriesOf(contest.id)).map((one) => [one.id, one]));
  const teams = await teamsOf(tx, contest.id);
  const team = teamNamed(teams, input.team_name, contest);
  const ownerOf = ({ entryId }: StoredTeam) => (entryId !== null && present.has(entryId) ? entryId : null);
  const picks = await draftOf(tx, contest.id);
  const turns = draftTurns({
    seats: await seatsOf(tx, contest.id),
    picks,
    present: new Set(present.keys()),
    teams: teams.length,
    free: teams.filter((one) => ownerOf(one) === null).length,
  });
  const owner = ownerOf(team);
  const wasDrafted = picks.some((pick) => pick.abbrev === team.abbrev && pick.entryId === owner);

  const change = changeOwner({ entryId: entry?.id ?? null, owner, turns, wasDrafted });
  if (change.kind === 'refused') throw refusalOf({ why: change.why, turn: change.turn, team, present, owner });
  const expWins = input.exp_wins === undefined ? team.expWins : input.exp_wins;
  if (change.kind === 'none' && expWins === team.expWins) return undefined;
  if (change.kind === 'owner')
    await refuseOwnGain(tx, { viewer, contest, entry, before: owner === null ? undefined : present.get(owner), now });
  if (change.kind === 'pick') await addPick(tx, invalidate, contest.id, { ...change.pick, abbrev: team.abbrev, now });
  const after = entry?.id ?? null;
  await tellLog({ tx, invalidate, contestId: contest.id }, linesOf(change, team.abbrev, { before: owner, after, reason }), now);
  await changeTeam(tx, invalidate, contest.id, { abbrev: team.abbrev, entryId: after, expWins });
  const shown = { contest_id: contest.id, team: team.abbrev };
  return {
    before: { ...shown, entry_id: owner, exp_wins: team.expWins },
    after: { ...shown, entry_id: after, exp_wins: expWins, ...(change.kind === 'pick' ? { turn: change.pick.turn } : {}) },
  };
}

/** Whose a team becomes, for the log. Wins that are expected of it are nobody's points. */
function linesOf(
  change: Exclude<OwnerChange, { kind: 'refused' }>,
  abbrev: string,
  owners: { before: number | null; after: number | null; reason: string },
): LogLine[] {
  if (change.kind === 'none') return [];
  return [change.kind === 'pick' ? draftedLine({ ...change.pick, abbrev }) : ownerLine(abbrev, owners)];
}

/** Once games have been played a team is points: what an administrator would take or give up themselves, another one does. */
async function refuseOwnGain(
  tx: Tx,
  {
    viewer,
    contest,
    entry,
    before,
    now,
  }: { viewer: Viewer; contest: Contest; entry: Entry | undefined; before: Entry | undefined; now: number },
): Promise<void> {
  if (entry?.userId !== viewer.userId && before?.userId !== viewer.userId) return;
  const games = await regularSeasonGames(tx, contest.year);
  if (games.some((game) => hasKickedOff(game, now))) throw anotherAdministrator();
}

/** The entry, undefined for nobody, and its contest. */
async function meant(
  memberships: Memberships,
  viewer: Viewer,
  { entry_id: entryId, contest_id: contestId }: RequestBody,
): Promise<{ contest: Contest; entry: Entry | undefined }> {
  if (entryId === 0) return { contest: await contestToSetUp(memberships, viewer, contestId), entry: undefined };
  const entry = await memberships.entry(entryId);
  if (!entry || (await memberships.contest(entry.contestId))?.type !== 'footballwins') throw noSuchEntry();
  if (contestId !== undefined && contestId !== entry.contestId)
    throw new Refusal('bad_input', `${entry.name} is not an entry of that contest.`, { contest_id: "is not the entry's contest" });
  return { contest: await contestToSetUp(memberships, viewer, entry.contestId), entry };
}

/** A team by its name or abbreviation, in any case. */
function teamNamed(teams: readonly StoredTeam[], typed: string, contest: Contest): StoredTeam {
  if (teams.length === 0) throw new Refusal('conflict', `${contest.name} has no teams yet. Populate its standings first.`);
  const found = teams.find(
    ({ abbrev }) => abbrev === nflCode(typed, contest.year) || teamName('NFL', abbrev).toLowerCase() === typed.toLowerCase(),
  );
  if (!found)
    throw new Refusal('not_found', `There is no team ${typed} in ${contest.name} ${contest.year}.`, {
      team_name: 'is not a team of this contest',
    });
  return found;
}

interface Refused {
  why: 'owned' | 'undo' | 'turn';
  /** The turn that the draft is at. */
  turn: Turn;
  team: StoredTeam;
  present: ReadonlyMap<number, Entry>;
  owner: number | null;
}

function refusalOf({ why, turn: { entryId, round }, team: { abbrev }, present, owner }: Refused): Refusal {
  const nameOf = (id: number) => must(present.get(id), 'an entry of the draft').name;
  const team = `The ${teamName('NFL', abbrev)}`;
  const next = `${nameOf(entryId)}'s turn`;
  if (why === 'turn')
    return new Refusal('conflict', `The draft is on, and in round ${round} it is ${next}.`, { entry_id: 'is not on turn' });
  const holder = nameOf(must(owner, 'the owner of a team that is taken'));
  if (why === 'owned') return new Refusal('conflict', `${team} belong to ${holder} already, and it is ${next}.`, { team_name: 'is taken' });
  return new Refusal('conflict', `${team} were drafted by ${holder}. While the draft is on, take teams back with undo.`, {
    team_name: 'was drafted',
  });
}
