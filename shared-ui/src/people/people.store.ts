import type { DataOf, PersonColor } from '@poolhouse/contract';
import { useCallback } from 'react';
import { readStored, writeStored } from '../storage/storage';
import { createStore, useStore } from '../store/create-store';
import { initials } from './initials.rules';

type Known = DataOf<'GET utils/people'>;

/** How somebody is shown. */
export interface Person {
  /** Null for who is not known by this name: they are grey. */
  readonly color: PersonColor | null;
  readonly monogram: string;
}

interface People {
  readonly byName: ReadonlyMap<string, Person>;
  readonly own: Person | null;
  /** What the player's own would be without a choice. */
  readonly usual: Person | null;
}

const NOBODY: People = { byName: new Map(), own: null, usual: null };
const people = createStore<People>(keptPeople());

/** Everybody in the player's circles, from now on and at the next visit of this device. */
export function keepPeople(known: Known): void {
  writeStored('people', JSON.stringify(known));
  people.set(peopleOf(known));
}

/** Once the player has signed out; what is stored goes with their sign-in. */
export const forgetPeople = (): void => people.set(NOBODY);

/** How whoever bears a name of an entry is shown, the same in every contest. */
export const usePerson = (name: string): Person => personIn(useStore(people), name);

/** The same for many names; another function once somebody is shown otherwise. */
export function usePersons(): (name: string) => Person {
  const known = useStore(people);
  return useCallback((name) => personIn(known, name), [known]);
}

function personIn({ byName }: People, name: string): Person {
  return byName.get(name) ?? { color: null, monogram: initials(name) };
}

/** How the player is shown to others, and would be without a choice; null until it is known. */
export function useOwnMark(): Pick<People, 'own' | 'usual'> {
  return useStore(people);
}

function peopleOf({ people: { data }, own, usual }: Known): People {
  const personOf = ({ Color: color, Monogram: monogram }: Known['own']): Person => ({ color, monogram });
  return {
    byName: new Map(data.flatMap((row) => row.Names.map((name) => [name, personOf(row)] as const))),
    own: personOf(own),
    usual: personOf(usual),
  };
}

function keptPeople(): People {
  try {
    return peopleOf(JSON.parse(readStored('people') ?? '') as Known);
  } catch {
    return NOBODY;
  }
}
