import type { HomeContestRow } from '@poolhouse/contract';
import { plural, useSession } from '@poolhouse/shared-ui';
import { Block, BlockHead, Rows, Text } from '../forms/home.styles';
import type { ContestLink } from '../links/contest-titles.rules';
import { contestFacts } from './contest-facts.rules';
import { ContestRow } from './ContestRow';
import { whichOf } from './needs.rules';

interface Props {
  readonly links: readonly ContestLink[];
  readonly rows: readonly HomeContestRow[];
}

/** Contests in the order of the sign-in answer, with a row for each entry of the player; one without facts has its link alone. */
export function ContestList({ links, rows }: Props) {
  const isAdmin = useSession().session?.is_admin;
  return (
    <Block aria-labelledby="contests-heading">
      <BlockHead>
        <h2 id="contests-heading">Your contests</h2>
        {rows.length > links.length && (
          <span>
            {plural(links.length, 'contest')}, {plural(rows.length, 'entry', 'entries')}
          </span>
        )}
      </BlockHead>
      {links.length === 0 && (
        <Text>{isAdmin ? 'No contest is open yet.' : 'You are in no contest yet. Ask your administrator to enter you into one.'}</Text>
      )}
      <Rows role="list">
        {links.flatMap((link) => {
          const own = rows.filter(({ contest }) => contest === link.name);
          if (own.length === 0) return [<ContestRow key={link.name} link={link} facts={null} which="" />];
          return own.map((row) => (
            <ContestRow
              key={row.ID}
              link={link.inside ? { ...link, href: row.href } : link}
              facts={contestFacts(row)}
              which={whichOf(row, rows)}
            />
          ));
        })}
      </Rows>
    </Block>
  );
}
