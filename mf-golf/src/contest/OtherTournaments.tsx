import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';
import { Link, useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { Chosen } from './board.styles';
import { TournamentSelect } from './TournamentSelect';

/** What can be shown where the address names a tournament that the contest has not. Query: `tid`. */
export default function OtherTournaments({ contest }: { contest: number }) {
  const [, setParams] = useSearchParams();
  const query = useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]);
  const { data } = usePageData('GET golf/pagedata', query, noRefresh);
  return (
    <Chosen>
      {data && <TournamentSelect tournaments={data.tournaments.data} shown={0} onChange={(tid) => setParams({ tid: String(tid) })} />}
      <Link to={{ search: '' }}>Show the current one</Link>
    </Chosen>
  );
}
