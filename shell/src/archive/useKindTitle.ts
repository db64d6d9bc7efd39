import { contestLink } from '../links/contest-titles.rules';
import { EMPTY_REGISTRY } from '../registry/registry.store';
import { useRegistry } from '../registry/useRegistry';

/** How a kind of contest is called, also where the player is in none of it. */
export function useKindTitle(): (name: string) => string {
  const { registry } = useRegistry();
  return (name) => contestLink(name, registry ?? EMPTY_REGISTRY).title;
}
