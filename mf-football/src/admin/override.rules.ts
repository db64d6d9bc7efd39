import type { BodyOf, CurrentPicksRow, FootballAdminPickRow } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';

export const SLOTS = [1, 2, 3, 4, 5] as const;

/** One of the five picks, as it is to be set. */
export interface SlotDraft {
  /** '' for none. */
  readonly pick: string;
  readonly eventId: number;
  /** Null: not locked. */
  readonly spread: number | null;
  /** There is a pick that an administrator may not see; it stays unless another is chosen. */
  readonly sealed: boolean;
}
export const EMPTY: SlotDraft = { pick: '', eventId: 0, spread: null, sealed: false };

export const slotsOf = (row: CurrentPicksRow | undefined): SlotDraft[] =>
  SLOTS.map((n) =>
    row
      ? { pick: row[`Pick${n}`] ?? '', eventId: row[`event_id${n}`] ?? 0, spread: row[`Spread${n}`], sealed: row[`Sealed${n}`] === 1 }
      : EMPTY,
  );

/** Another pick clears its spread and its lock. */
export const choose = (offered: readonly FootballAdminPickRow[], pick: string): SlotDraft => ({
  ...EMPTY,
  pick,
  eventId: offered.find((one) => one.Pick === pick)?.event_id ?? 0,
});

/** Locked takes the current spread along; taken away it is the closing line again. */
export const lock = (slot: SlotDraft, offered: readonly FootballAdminPickRow[], on: boolean): SlotDraft => ({
  ...slot,
  spread: on ? (offered.find((one) => one.Pick === slot.pick)?.Spread ?? null) : null,
});

/** What the server is asked for: all five, as they are to stand. */
export function gutsBody(
  entryId: number,
  slots: readonly SlotDraft[],
  { week, reason }: { week: number; reason: string },
): BodyOf<'POST football/MakePicksGuts'> {
  const five = slots.flatMap(({ pick, eventId, spread }, at) =>
    pick === ''
      ? []
      : [[`Pick${at + 1}`, pick], ...(eventId > 0 ? [[`event_id${at + 1}`, eventId]] : []), [`lock${at + 1}`, spread === null ? 0 : 1]],
  );
  return {
    entry_id: entryId,
    ...Object.fromEntries(five),
    week,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  } as BodyOf<'POST football/MakePicksGuts'>;
}

const offer = ({ Pick, Spread, started }: FootballAdminPickRow) => ({
  value: Pick,
  label: `${Pick} ${formatLine(Spread)}${started === 1 ? ', begun' : ''}`,
  ...(started === 1 && { group: 'Begun: the reason says why' }),
});

/** What a slot may be set to: none, what it has, games to come, and those that have begun apart. */
export function slotChoices(slot: SlotDraft, picks: readonly FootballAdminPickRow[]) {
  const gone = slot.pick !== '' && !picks.some((one) => one.Pick === slot.pick);
  return [
    { value: '', label: slot.sealed ? 'saved, sealed' : 'none' },
    ...(gone ? [{ value: slot.pick, label: slot.pick }] : []),
    ...picks.map(offer),
  ];
}
