import {
  CONSOLE_PLACES,
  SLOT_PLACES,
  slotModule,
  type RegisteredRemote,
  type Registry,
  type RemoteSlot,
  type SlotPlace,
} from '@poolhouse/contract/remote';
import { isFor, type Viewer } from './viewers.rules';

export interface Contribution {
  readonly key: string;
  readonly place: SlotPlace;
  readonly remote: RegisteredRemote;
  readonly slot: RemoteSlot;
}

const keyOf = (remote: RegisteredRemote, slot: RemoteSlot): string => `${remote.id}/${slotModule(slot)}`;

/** Everything that remotes contribute to a place, whoever may see it, in its order. */
function contributionsTo(registry: Registry, place: SlotPlace): Contribution[] {
  const all = registry.remotes.flatMap((remote) =>
    (remote.slots ?? []).filter((slot) => slot.place === place).map((slot) => ({ key: keyOf(remote, slot), place, remote, slot })),
  );
  return all.sort((a, b) => a.slot.order - b.slot.order || a.slot.title.localeCompare(b.slot.title));
}

const maySee = ({ place, remote, slot }: Contribution, viewer: Viewer): boolean =>
  isFor(
    slot.for ?? (CONSOLE_PLACES.includes(place) ? 'administrators' : 'players'),
    slot.contest === undefined ? Object.keys(remote.contests) : [slot.contest],
    viewer,
  );

/** The pieces of a place that somebody sees, in their order. */
export const piecesFor = (registry: Registry, place: SlotPlace, viewer: Viewer): Contribution[] =>
  contributionsTo(registry, place).filter((contribution) => maySee(contribution, viewer));

/** Which piece has a key; null where the registry has none, or no more. */
export const contributionAt = (registry: Registry, key: string): Contribution | null =>
  SLOT_PLACES.flatMap((place) => contributionsTo(registry, place)).find((contribution) => contribution.key === key) ?? null;
