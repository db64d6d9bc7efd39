import { seasonName } from '@poolhouse/contract/rules';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import { Panel, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { useConsole } from '../../facts/console.context';
import { Announce } from './Announce';
import type { Card, CardRow } from './card.types';
import { EntriesTable } from './EntriesTable';
import { Moments } from './Moments';
import { Season } from './Season';
import { SeasonAnswers } from './SeasonAnswers';
import { Sharing } from './Sharing';
import { Standings } from './Standings';

/** One contest: who is in, who has paid, whose picks are missing, how it stands; announcing, and closing the season. */
export function ContestCard({ contestId }: { contestId: number }) {
  const { data: page } = useConsole();
  const read = useRead('GET ad/contest', { contest_id: contestId }, page);
  const card = (data: Card) => data.contest.data.map((contest) => <Shown key={contest.ID} contest={contest} data={data} />);
  const gate = (
    <ReadGate read={read} rows={8} stays>
      {card}
    </ReadGate>
  );
  return read.data === null ? <Panel title="Contest">{gate}</Panel> : gate;
}

function Shown({ contest, data }: { contest: CardRow; data: Card }) {
  const { seat } = useConsole();
  const entries = data.entries.data;
  const paid = entries.filter((entry) => entry.paid === 1 && entry.removed_at === '').length;
  const present = entries.filter((entry) => entry.removed_at === '').length;
  return (
    <Panel
      title={seasonName(contest)}
      action={`${paid} of ${present} paid`}
      foot={
        contest.picks_of === null
          ? undefined
          : `${contest.picks_in} of ${plural(contest.picks_of, 'entry has', 'entries have')} all picks in${contest.next_lock === '' ? '' : `; the next locks ${formatDayTime(contest.next_lock)}`}. Counts, never picks.`
      }
    >
      <EntriesTable contest={contest} entries={entries} />
      {seat.role !== 'helper' && <SeasonAnswers contest={contest} />}
      <Standings contest={contest} rows={data.standings.data} />
      {seat.role !== 'helper' && <Announce contest={contest} missing={entries.some((entry) => (entry.missing ?? 0) > 0)} />}
      {seat.role !== 'helper' && contest.moments !== null && <Moments contest={contest} />}
      {seat.role !== 'helper' && contest.recap_sharing !== null && <Sharing contest={contest} />}
      {seat.role !== 'helper' && <Season contest={contest} />}
    </Panel>
  );
}
