import type { HomeContestRow } from '@poolhouse/contract';
import { formatList, plural, useSession } from '@poolhouse/shared-ui';
import { usePhone } from '@poolhouse/shared-ui/board';
import { ChevronDown } from 'lucide-react';
import { Block, BlockHead, Rows, Text } from '../forms/home.styles';
import type { ContestLink } from '../links/contest-titles.rules';
import { contestFacts } from './contest-facts.rules';
import { Quiet } from './contest-row.styles';
import { ContestRow } from './ContestRow';
import { isQuiet, whichOf } from './needs.rules';

interface Props {
  readonly links: readonly ContestLink[];
  readonly rows: readonly HomeContestRow[];
}

interface Listed {
  readonly link: ContestLink;
  /** Null where the contest tells nothing. */
  readonly row: HomeContestRow | null;
}

/** Contests in the order of the sign-in answer, with a row for each entry of the player; one without facts has its link alone. A phone
 * folds those in which nothing is on, or to come, into one row. */
export function ContestList({ links, rows }: Props) {
  const isAdmin = useSession().session?.is_admin;
  const all = links.flatMap((link): Listed[] => {
    const own = rows.filter(({ contest }) => contest === link.name);
    return own.length === 0 ? [{ link, row: null }] : own.map((row) => ({ link, row }));
  });
  const quiet = useQuiet(all);
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
      <Listing listed={all.filter((one) => !quiet.includes(one))} rows={rows} />
      {quiet.length > 0 && (
        <Quiet>
          <summary>
            <b>{quiet.length} with nothing on</b>
            <span>{formatList([...new Set(quiet.map(({ link }) => link.title))])}</span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <Listing listed={quiet} rows={rows} />
        </Quiet>
      )}
    </Block>
  );
}

/** On a phone: what there is to fold. One folds into no less than it is. */
function useQuiet(all: readonly Listed[]): readonly Listed[] {
  const phone = usePhone();
  const quiet = phone ? all.filter(({ row }) => row && isQuiet(row)) : [];
  return quiet.length > 1 ? quiet : [];
}

function Listing({ listed, rows }: { listed: readonly Listed[]; rows: readonly HomeContestRow[] }) {
  return (
    <Rows role="list">
      {listed.map(({ link, row }) =>
        row ? (
          <ContestRow
            key={row.ID}
            link={link.inside ? { ...link, href: row.href } : link}
            facts={contestFacts(row)}
            which={whichOf(row, rows)}
          />
        ) : (
          <ContestRow key={link.name} link={link} facts={null} which="" />
        ),
      )}
    </Rows>
  );
}
