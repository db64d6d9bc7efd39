import type { Moment } from './moment';
import { namesOf, verb } from './words.rules';

/** Who is in first place after a round of a season, and who was before it. */
export interface Leads {
  round: number;
  /** 'After week 11', the beginning of the sentence. */
  when: string;
  /** How the first place stands: '46–29'. */
  at: string;
  figures: readonly number[];
  entries: readonly { readonly id: number; readonly name: string }[];
  /** Entry ids; null for the first round of all. */
  before: readonly number[] | null;
  now: readonly number[];
  happenedAt: number;
}

/** That first place was gained, lost or held; nothing where everybody is in it. */
export function leadMoment(leads: Leads): Moment[] {
  const { round, when, at, figures, entries, now, happenedAt } = leads;
  if (now.length === 0 || now.length === entries.length) return [];
  const before = leads.before ?? [];
  const lost = before.filter((id) => !now.includes(id));
  const gained = now.filter((id) => !before.includes(id));
  // All were in first place before it, as all are before the first round.
  const anew = leads.before === null || before.length === entries.length;
  const changed = !anew && gained.length + lost.length > 0;
  return [
    {
      kind: changed ? 'lead' : 'first',
      key: String(round),
      round,
      entries: changed ? [...now, ...lost] : now,
      tells: 'entries',
      figures,
      says: `${when}, ${words(leads, { gained, lost, anew })} (${at}).`,
      happenedAt,
    },
  ];
}

interface Moves {
  gained: readonly number[];
  lost: readonly number[];
  anew: boolean;
}

function words({ entries, now }: Leads, { gained, lost, anew }: Moves): string {
  const called = (ids: readonly number[]) => entries.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const leaders = called(now);
  const [first, them] = [namesOf(leaders), namesOf(called(lost))];
  if (anew) return `${first} ${verb(leaders, 'is in', 'share')} first place`;
  if (gained.length + lost.length === 0) return `${first} ${verb(leaders, 'is still in', 'still share')} first place`;
  if (lost.length === 0) return `${namesOf(called(gained))} caught up, and ${first} share first place`;
  if (gained.length === 0)
    return leaders.length === 1 ? `${first} is alone in first place, without ${them}` : `${first} share first place, without ${them}`;
  return `${first} ${verb(leaders, 'takes', 'share')} first place, and ${them} ${verb(lost, 'has', 'have')} lost it`;
}
