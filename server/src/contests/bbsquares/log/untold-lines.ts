import { canonical, type Json } from '../../../ground/proof/canonical';
import type { LogLine } from '../../log/log.store';
import { isOpen } from '../board/claim.rules';
import type { LiveBoard } from '../board/live-board';
import { drawnLine, halfLine, lockedLine, walkoverLine } from './board-lines';

/** What a log has said already of what time, feeds and files bring. */
interface Told {
  schedule: string;
  halves: Map<string, string>;
  walkovers: Map<string, unknown>;
  locked: boolean;
  drawn: boolean;
}

/** The kinds of line that say it. */
export const TOLD_KINDS = ['schedule', 'half', 'walkover', 'locked', 'reopened', 'drawn', 'draw.voided'];

const CLOCK_BACK = 'the clock of this practice site was set back';
const wordOf = (half: { score1: unknown; score2: unknown } | undefined): string =>
  `${String(half?.score1 ?? '')}-${String(half?.score2 ?? '')}`;

const NO_HALF = wordOf(undefined);

/** @param lines of `TOLD_KINDS`, the first first */
function toldBy(lines: readonly { kind: string; body: unknown }[]): Told {
  const told: Told = { schedule: '', halves: new Map(), walkovers: new Map(), locked: false, drawn: false };
  for (const { kind, body } of lines) {
    const said = body as { games?: Json; game: string; score1: unknown; score2: unknown; winner: unknown };
    if (kind === 'schedule') told.schedule = canonical(said.games ?? []);
    else if (kind === 'half') told.halves.set(said.game, wordOf(said));
    else if (kind === 'walkover') told.walkovers.set(said.game, said.winner);
    else if (kind === 'locked' || kind === 'reopened') told.locked = kind === 'locked';
    else told.drawn = kind === 'drawn';
  }
  return told;
}

/**
 * What the log of a board has yet to say that nobody wrote on the board: when games tip off, who goes on without one, scores at half-time, and
 * that it closed by itself; and where a practice clock went back, that this undid something. @param lines of `TOLD_KINDS`, the first first
 */
export function untoldOf(live: LiveBoard, lines: readonly { kind: string; body: unknown }[]): LogLine[] {
  const told = toldBy(lines);
  return [...ofGames(live, told), ...ofBoard(live, told)];
}

function ofGames({ tournament, board }: LiveBoard, told: Told): LogLine[] {
  const games = tournament?.games ?? [];
  const schedule = games.map(({ key, tipoffAt }) => [key, tipoffAt] as const);
  const winnerOf = ({ walkover, winner }: (typeof games)[number]): 1 | 2 | null => (walkover ? (winner ?? null) : null);
  const goesOn = games.filter((game) => (told.walkovers.get(game.key) ?? null) !== winnerOf(game));
  const halves = board.halftimePct === 0 ? [] : games.filter(({ key, half }) => (told.halves.get(key) ?? NO_HALF) !== wordOf(half));
  return [
    ...(games.length > 0 && canonical(schedule) !== told.schedule ? [{ kind: 'schedule', body: { games: schedule } }] : []),
    ...goesOn.map((game) => walkoverLine(game.key, winnerOf(game))),
    ...halves.map(({ key, half }) => halfLine(key, half ?? null)),
  ];
}

function ofBoard(live: LiveBoard, told: Told): LogLine[] {
  const { board, state } = live;
  const closed = !isOpen(state);
  return [
    ...(told.drawn && !board.document ? [{ kind: 'draw.voided', body: { reason: CLOCK_BACK, commit: board.commitment, game: '' } }] : []),
    ...(closed && !told.locked ? [lockedLine(live)] : []),
    ...(!closed && told.locked ? [{ kind: 'reopened', body: { reason: CLOCK_BACK } }] : []),
    ...(board.document && !told.drawn ? [drawnLine(board.document)] : []),
  ];
}
