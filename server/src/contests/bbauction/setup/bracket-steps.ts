import { plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { placesOf } from '../lots/places';
import { needAuctions, needTournament, type SetUp, type StepDone } from './set-up';

/** Step 3: the year's slots; the regions and who meets whom in the semi-finals come with the tournament. */
export async function copyBracket(site: SetUp): Promise<StepDone> {
  needAuctions(site);
  const { regions } = await needTournament(site);
  const [a, b, c, d] = regions;
  return { message: `Bracket of ${site.year}: ${a}/${b}, ${c}/${d}.`, count: 135 };
}

/** Step 4, and after the First Four: whether every slot has its team. The clock shows results by itself. */
export async function importTeams(site: SetUp, before: boolean): Promise<StepDone> {
  needAuctions(site);
  const tournament = await needTournament(site);
  if (tournament.teams.size === 0)
    throw new Refusal(
      'conflict',
      `The field of ${site.year} is told ${new Date(tournament.opensAt).toISOString().slice(0, 16)}Z. Come back then.`,
    );
  const places = placesOf(tournament);
  if (places.length < 64) throw new Refusal('conflict', `${plural(64 - places.length, 'slot has', 'slots have')} no team.`);
  const playIns = tournament.games.filter(({ round }) => round === 0);
  if (before)
    return {
      message: `${plural(tournament.teams.size, 'team')}, ${plural(playIns.length, 'play-in pair')}.`,
      count: tournament.teams.size,
    };
  const decided = playIns.filter(({ winner }) => winner !== undefined).length;
  return { message: `${decided} of ${plural(playIns.length, 'play-in')} decided.`, count: decided };
}
