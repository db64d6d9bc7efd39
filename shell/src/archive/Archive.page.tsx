import type { DataOf } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';
import { formatDate, token, type, useTitle } from '@poolhouse/shared-ui';
import {
  ContestHead,
  noRefresh,
  numberParam,
  Page,
  Panel,
  PanelDetails,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  Stack,
  StaleBar,
  usePageData,
  type PageState,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { ArchiveTable } from './ArchiveTable';
import { TakeLog } from './TakeLog';
import { useKindTitle } from './useKindTitle';

type Data = DataOf<'GET utils/archive'>;

const TITLE = 'A season of another site';

/** `/archive?archive=…`: a season that was played on another site, as its export told it. */
export function ArchivePage() {
  const archive = numberParam(useSearchParams()[0], 'archive');
  useTitle(TITLE);
  if (archive === undefined)
    return (
      <Page>
        <ContestHead title={TITLE} />
        <Panel title="Which season">
          <PanelEmpty>Which season? Links to those that came from elsewhere stand in Rivals and years.</PanelEmpty>
        </Panel>
      </Page>
    );
  return <ArchiveOf archive={archive} />;
}

function ArchiveOf({ archive }: { archive: number }) {
  const page = usePageData('GET utils/archive', { archive }, noRefresh);
  const [head] = page.data?.archive.data ?? [];
  return (
    <Page>
      <StaleBar state={page.status} of="this season" />
      <ContestHead title={head ? seasonName({ name: head.pool, year: head.Year }) : TITLE} />
      {page.data && head ? <Season data={page.data} head={head} /> : <Unread page={page} />}
    </Page>
  );
}

type Head = Data['archive']['data'][number];

function Season({ data: { tables }, head }: { data: Data; head: Head }) {
  const [standings, ...others] = tables.data;
  const kind = useKindTitle()(head.contest);
  return (
    <Read>
      <Note>
        {kind}, played on another Poolhouse, closed there on {formatDate(head.Closed)} and taken in here on {formatDate(head.Imported)}.
        What stands here is what that site signed: nothing of it is worked out anew.
      </Note>
      {standings && (
        <Panel title="Standings">
          <ArchiveTable table={standings} />
          {others.map((table) => (
            <PanelDetails key={table.ID} summary={`${table.ID} (${table.rows.length})`}>
              {() => <ArchiveTable table={table} />}
            </PanelDetails>
          ))}
        </Panel>
      )}
      <TakeLog head={head} />
    </Read>
  );
}

function Unread({ page: { error, refresh } }: { page: PageState<Data> }) {
  return (
    <Panel title={TITLE}>
      {!error && <PanelSkeleton rows={8} />}
      {error &&
        (error.code === 'not_found' ? (
          <PanelEmpty>{error.message}</PanelEmpty>
        ) : (
          <PanelError message={error.message} onRetry={() => void refresh()} />
        ))}
    </Panel>
  );
}

/** Tables are read across. */
const Read = styled(Stack)`
  max-width: 920px;
`;

const Note = styled.p`
  ${type.body};
  margin: 0;
  color: ${token.ink2};
`;
