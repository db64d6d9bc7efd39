import { EntryName } from '@poolhouse/shared-ui/board';

/** Whoever owns a team; nothing where nobody does. */
export function OwnerName({ name, you = false }: { name: string; you?: boolean }) {
  return name === '' ? null : <EntryName name={name} you={you} />;
}
