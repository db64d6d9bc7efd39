import { shellRoutes } from '@poolhouse/shared-ui';
import { useRead, type ContestTab } from '@poolhouse/shared-ui/board';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { useContestLinks } from '../links/useContestLinks';
import { choicesOf, entranceTo, type Choices, type ContestChoice } from './choices.rules';
import { isKind } from './opened-names.rules';

export interface OtherContests {
  /** Null until they are known, and where the shown one is none of the player's. */
  readonly known: KnownContests | null;
  readonly pending: boolean;
  readonly trouble: { readonly message: string; retry(): void } | null;
}

export interface KnownContests {
  readonly circles: Choices['circles'];
  readonly circle: number;
  readonly tabs: readonly ContestTab[];
  enter(circle: number): void;
}

const pathOf = ({ contest, type }: ContestChoice): string => shellRoutes.check(contest, type);

/** The player's other contests that can be checked. */
export function useChoices(contest: number): OtherContests {
  const { data, error, pending, retry } = useRead('GET proof/contests', undefined);
  const links = useContestLinks();
  const go = useNavigate();
  const known = useMemo((): KnownContests | null => {
    const titleOf = (type: string) => {
      const order = links.findIndex(({ name }) => isKind({ type }, name));
      const title = links[order]?.title;
      return title === undefined ? null : { title, order };
    };
    const choices = data && choicesOf(data.contests, contest, titleOf);
    if (!choices) return null;
    return {
      ...choices,
      tabs: choices.contests.map((one) => ({ to: pathOf(one), label: one.label, current: one.contest === contest })),
      enter: (circle) => {
        const entrance = entranceTo(data.contests, circle, contest, titleOf);
        if (entrance) void go(pathOf(entrance));
      },
    };
  }, [data, contest, links, go]);
  return { known, pending, trouble: error && data === null ? { message: error.message, retry } : null };
}
