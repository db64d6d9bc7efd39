import type { AuctionBlockRow, AuctionLogRow, LiveTeamRow, RegionTeamRow, TeamEventRow } from '@poolhouse/contract';
import type { Clock } from '../../../ground/clock/clock';
import type { NamedGame } from '../../../sport/tournament/season-games.store';
import { dayOfSeason } from '../../../sport/tournament/tipoff.rules';
import { instant } from '../../game-rows/game-rows';
import type { Auction } from '../auction';
import { nextBid, standing } from '../log/bids.rules';
import type { AuctionModel } from './auction-model';

const LOG_SHOWN = 50;

/** What happened last, the latest first. */
export function logRows({ log }: Pick<Auction, 'log'>, shown = LOG_SHOWN): AuctionLogRow[] {
  return log
    .slice(-shown)
    .reverse()
    .map(({ seq, type, lot, entryId, amount, kind, reason, ofSeq, at }) => ({
      ID: seq,
      type,
      lot: lot ?? 0,
      entry_id: entryId ?? 0,
      amount,
      kind,
      reason,
      of_seq: ofSeq ?? 0,
      at: instant(at),
    }));
}

/** Clocks of lots run in real time; a page tells instants by the site's, which may run faster in practice. */
const siteTime = (real: number, { clock, wall }: { clock: Clock; wall: Clock }): number =>
  Math.round(clock.now() + (real - wall.now()) * clock.rate);

/** The lot that is up. @param clocks left out where none is, so that no clock runs */
export function blockRow({ state }: Pick<Auction, 'state'>, clocks?: { clock: Clock; wall: Clock }): AuctionBlockRow {
  const { block, turn } = state;
  const high = block && standing(block);
  return {
    ID: 1,
    lot: block?.lot ?? 0,
    high: high?.amount ?? 0,
    high_id: high?.entryId ?? 0,
    next: block ? nextBid(state, block) : 0,
    ends_at: block?.endsAt == null || !clocks ? null : siteTime(block.endsAt, clocks),
    rest: block?.restMs ?? null,
    turn: block ? 0 : (turn ?? 0),
    seq: block ? (high?.seq ?? block.seq) : state.lastSeq,
  };
}

export function liveTeams({ teams }: Pick<AuctionModel, 'teams'>): LiveTeamRow[] {
  return teams.map(({ Winnings: _won, lot_name: _name, team_ids: _ids, out: _out, ...row }) => row);
}

/** The same for the tables of regions. */
export function regionTeams(teams: readonly LiveTeamRow[]): RegionTeamRow[] {
  return teams.map(({ Abbrev: _abbrev, share: _share, shares: _shares, weight: _weight, ...row }) => row);
}

/** What teams played before the tournament. */
export function seasonEvents(games: readonly NamedGame[], opensAt: number): TeamEventRow[] {
  return games.map(({ id, day, team1, team2, name1, name2, score1, score2 }) => ({
    // Games of the tournament have ids of their own above.
    id: -id,
    date: instant(dayOfSeason(opensAt, day)),
    team1_id: team1,
    team2_id: team2,
    team1_name: name1,
    team2_name: name2,
    team1_score: score1,
    team2_score: score2,
    status_id: 3,
  }));
}

/** The tournament's games of teams. */
export function teamEvents({ auction: { tournament } }: Pick<AuctionModel, 'auction'>, teamIds: readonly number[]): TeamEventRow[] {
  const wanted = new Set(teamIds);
  return (tournament?.games ?? []).flatMap(({ event, upper, lower }) => {
    const [one] = tournament?.slots.get(upper) ?? [];
    const [two] = tournament?.slots.get(lower) ?? [];
    if (!event || !one || !two || !(wanted.has(one.id) || wanted.has(two.id))) return [];
    return [
      {
        id: event.id,
        date: instant(event.kickoffAt),
        team1_id: one.id,
        team2_id: two.id,
        team1_name: event.team1,
        team2_name: event.team2,
        team1_score: event.score1,
        team2_score: event.score2,
        status_id: event.state === 'final' ? 3 : event.state === 'in_progress' ? 2 : 1,
      },
    ];
  });
}
