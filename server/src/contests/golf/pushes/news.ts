import { formatAnd, formatGain, plural } from '@poolhouse/contract/formats';
import type { Entry } from '../../contest';
import type { Play } from '../board/play';
import { dollars, wonWords } from '../board/standing-rows';
import { HOLES } from '../rules/card.rules';
import type { News } from '../rules/digest.rules';

const HOUR_MS = 3_600_000;
/** So long before the lock who has no picks is asked for them; the nearest first. */
const ASKED_HOURS = [2, 24];

/** All that has happened to an entry in a tournament so far. Nothing of it tells what is sealed: an entry's own picks are its own. */
export function newsOf(play: Play, entry: Entry): News[] {
  return play.locked ? afterLock(play, entry) : beforeLock(play, entry);
}

function beforeLock({ saved, board, now, facts }: Play, { id }: Entry): News[] {
  const { firstTeeAt, name } = facts.tournament;
  const own = saved.get(id);
  if (!own) {
    const hours = ASKED_HOURS.find((one) => firstTeeAt - now <= one * HOUR_MS);
    if (hours === undefined || facts.field.every(({ groupNum }) => groupNum === null)) return [];
    return [{ key: `missing:${hours}`, text: `${name} tees off within ${plural(hours, 'hour')}, and your picks are missing` }];
  }
  return own.golfers.flatMap((golferId) => {
    const golfer = golferId === null ? undefined : board.byId.get(golferId);
    return golfer && golfer.withdrawnAt !== null
      ? [{ key: `withdrew:${golfer.golferId}`, text: `${golfer.name} withdrew; you may pick another until the first tee` }]
      : [];
  });
}

function afterLock(play: Play, { id }: Entry): News[] {
  const { board, effective } = play;
  const picks = effective.get(id) ?? [];
  const nameOf = (golferId: number | null) => (golferId === null ? 'nobody' : (board.byId.get(golferId)?.name ?? 'nobody'));
  const given = picks.flatMap(({ slot, golferId, house, insteadOf }): News[] => [
    ...(house ? [{ key: `house:${slot}`, text: `House pick in group ${slot + 1}: ${nameOf(golferId)}` }] : []),
    ...(insteadOf !== null && !house
      ? [{ key: `instead:${insteadOf}`, text: `${nameOf(insteadOf)} withdrew; ${nameOf(golferId)} plays for you` }]
      : []),
  ]);
  const golfers = picks.flatMap(({ golferId }) => (golferId === null ? [] : (board.byId.get(golferId) ?? [])));
  return [...given, ...golfers.flatMap(holeNews), ...golfers.flatMap(leftNews), ...cutNews(play, golfers), ...finalNews(play, id)];
}

type Golfer = Play['board']['golfers'][number];

function holeNews({ golferId, name, cards }: Golfer): News[] {
  return cards.flatMap((card) =>
    Array.from({ length: HOLES }, (_, hole) => hole).flatMap((hole) => {
      const [strokes, par] = [card?.holes[hole] ?? null, card?.pars[hole] ?? 0];
      if (!card || strokes === null || (strokes !== 1 && strokes - par > -2)) return [];
      const word = strokes === 1 ? 'an ace' : strokes - par === -2 ? 'an eagle' : 'an albatross';
      return [{ key: `hole:${golferId}-${card.round}-${hole + 1}`, text: `${name} made ${word} on ${hole + 1}` }];
    }),
  );
}

function leftNews({ golferId, name, status }: Golfer): News[] {
  if (status !== 'WD' && status !== 'DQ') return [];
  return [{ key: `left:${golferId}`, text: status === 'WD' ? `${name} withdrew` : `${name} was disqualified` }];
}

function cutNews({ board }: Play, golfers: readonly Golfer[]): News[] {
  if (!board.cutMade || board.tournament.cutRound === 0) return [];
  const through = golfers.filter(({ status }) => status === 'IN').map(({ name }) => name);
  const out = golfers.filter(({ status }) => status === 'CUT').map(({ name }) => name);
  const made = through.length === 0 ? 'None of yours made the cut' : `${formatAnd(through)} made the cut`;
  return [{ key: 'cut', text: out.length === 0 ? made : `${made}; ${formatAnd(out)} missed it` }];
}

function finalNews({ season, event, facts }: Play, entryId: number): News[] {
  const settled = season.settled.find((one) => one.event.tid === event.tid);
  const final = settled?.results.find((one) => one.entryId === entryId);
  if (!final) return [];
  const won = wonWords(final);
  const side = final.side === 0 ? '' : `, side action ${formatGain(dollars(final.side))}`;
  const place = final.place > 0 ? `${facts.tournament.name} is official: place ${final.place}` : `${facts.tournament.name} is official`;
  return [{ key: 'official', text: `${place}${won === '' ? '' : `, ${won}`}${side}` }];
}
