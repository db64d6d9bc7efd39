import type { StatsEventRow, StatsFactorRow } from '@poolhouse/contract';
import { instant } from '../contests/game-rows/game-rows';
import type { KnownFacts } from '../sport/facts/game-facts.rules';
import type { Game } from '../sport/games/game';
import { hasKickedOff, lineOfSide } from '../sport/games/game.rules';
import { teamColors } from '../sport/games/teams';
import { homeChance } from './model/chance.rules';
import type { Line } from './model/model.types';
import type { PredictionRow } from './predictions.store';
import { readReasons } from './told.rules';

interface Said {
  readonly prediction: PredictionRow | undefined;
  readonly facts: KnownFacts | undefined;
  readonly sigma: number;
  /** Site time, epoch ms. */
  readonly now: number;
}

/** A game as the page shows it. */
export function eventRow(game: Game, { prediction, facts, sigma, now }: Said): StatsEventRow {
  const reasons = prediction && readReasons(prediction.told);
  const [tenths1, tenths2] = [prediction?.tenths1 ?? null, prediction?.tenths2 ?? null];
  const [away, home] = facts?.starters ?? [null, null];
  return {
    id: game.id,
    date: instant(game.kickoffAt),
    team1_id: game.abbrev1,
    team2_id: game.abbrev2,
    nickname1: game.team1,
    nickname2: game.team2,
    colors1: teamColors(game.sport, game.abbrev1),
    colors2: teamColors(game.sport, game.abbrev2),
    spread1: lineOfSide(game, 1),
    spread2: lineOfSide(game, 2),
    score1: game.score1,
    score2: game.score2,
    state: game.state,
    status: game.status,
    started: hasKickedOff(game, now) ? 1 : 0,
    pscore1: points(tenths1),
    pscore2: points(tenths2),
    over_under: facts?.totalLine ?? null,
    ...counts(reasons?.lines1 ?? [], reasons?.lines2 ?? []),
    win2: tenths1 === null || tenths2 === null ? null : Math.round(homeChance((tenths2 - tenths1) / 10, sigma) * 1000) / 1000,
    source: prediction?.source ?? '',
    note: (reasons?.notes ?? []).join('; '),
    qb1: away?.name ?? '',
    qb2: home?.name ?? '',
    qb_reason1: away?.reason ?? '',
    qb_reason2: home?.reason ?? '',
  };
}

/** The lines of both sides; none of a side without a PScore, since nothing would add up to it. */
export function factorRows(game: Game, prediction: PredictionRow | undefined): StatsFactorRow[] {
  if (!prediction) return [];
  const { lines1, lines2 } = readReasons(prediction.told);
  const rows = (side: 1 | 2, teamId: string, lines: readonly Line[]) =>
    lines.map(({ factor, tenths, note }, at) => ({
      ID: `${game.id}-${side}-${at + 1}`,
      event_id: game.id,
      team_id: teamId,
      factor,
      points: tenths / 10,
      note,
    }));
  return [
    ...(prediction.tenths1 === null ? [] : rows(1, game.abbrev1, lines1)),
    ...(prediction.tenths2 === null ? [] : rows(2, game.abbrev2, lines2)),
  ];
}

const points = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

function counts(lines1: readonly Line[], lines2: readonly Line[]) {
  const of = (lines: readonly Line[], sign: number) =>
    lines.filter(({ factor, tenths }) => factor !== 'League average' && Math.sign(tenths) === sign).length;
  return { plus1: of(lines1, 1), minus1: of(lines1, -1), plus2: of(lines2, 1), minus2: of(lines2, -1) };
}
