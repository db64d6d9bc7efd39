import type { UnderdogsEventRow, UnderdogsPickRow, UnderdogsScoreRow } from '@poolhouse/contract';
import { GameRow, Panel, PanelEmpty, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { EntrySelect } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { useKickoffTime } from '../contest/useKickoffTime';
import type { OwnEntry } from '../contest/useOwnEntry';
import { useSavePick } from '../contest/useSavePick';
import { Chooser } from './chooser/Chooser';
import { LockTimer } from './LockTimer';
import { removalOf } from './my-pick.rules';
import { myWeek } from './my-week.rules';
import { NoPick } from './NoPick';
import { Part, Result } from './pick.styles';
import { PickActions } from './PickActions';
import { PickStory } from './PickStory';

interface Props {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
  own: OwnEntry;
}

/** My pick of the week with its receipt, or the call to pick; the underdogs to choose from, planned weeks too. */
export function MyPickPanel(props: Props) {
  const { config, mine } = props.board;
  const title = `My pick, week ${config.week}`;
  return mine.length === 0 ? (
    <Panel id="mypick" title={title}>
      <PanelEmpty>You have no entry in this contest. An administrator can add one.</PanelEmpty>
    </Panel>
  ) : (
    <OwnPick {...props} title={title} />
  );
}

function OwnPick({ board, events, page, own: { entryId, choose }, title }: Props & { title: string }) {
  const { config, mine, picks } = board;
  const now = useKickoffTime(events);
  const saver = useSavePick(page);
  const [opened, setOpened] = useState(false);
  const { pick, open, choices, free, weeks, missing } = myWeek(board, events, entryId, now);
  const choosing = (missing || opened) && weeks.length > 0;
  const saving = { entryId, saver, offline: page.staleSince !== null };
  return (
    <Panel id="mypick" title={title} action={open && pick ? <LockTimer day={pick.Day} config={config} entryId={entryId} /> : undefined}>
      {mine.length > 1 && <Whose mine={mine} entryId={entryId} onChoose={choose} />}
      {pick ? <Receipt pick={pick} games={board.scores} /> : <Missing board={board} entryId={entryId} free={free} />}
      {!missing && config.SelfPick === 1 && (open || weeks.length > 0) && (
        <PickActions
          {...saving}
          week={config.week}
          pick={open ? pick : null}
          events={events}
          choosing={choosing}
          onChoose={() => setOpened(!opened)}
        />
      )}
      <Result>
        <ResultText result={saver.result} />
      </Result>
      {choosing && (
        <Chooser
          key={entryId}
          {...saving}
          weeks={weeks}
          current={config.week}
          picks={picks}
          choices={choices}
          now={now}
          onTaken={(week) => setOpened(opened && week !== config.week)}
        />
      )}
    </Panel>
  );
}

/** Which of my entries picks. */
function Whose({ mine, entryId, onChoose }: { mine: Board['mine']; entryId: number; onChoose: OwnEntry['choose'] }) {
  return (
    <Part>
      <EntrySelect entries={mine.map((user) => ({ id: user.entry_id, entry_name: user.entry_name }))} value={entryId} onChange={onChoose} />
    </Part>
  );
}

/** What was picked at which line, below its game where that is known. */
function Receipt({ pick, games }: { pick: UnderdogsPickRow; games: readonly UnderdogsScoreRow[] }) {
  const game = games.find(({ ID }) => ID === pick.event_id);
  const story = <PickStory pick={pick} />;
  return game ? <GameRow game={game} own foot={story} /> : <Part>{story}</Part>;
}

function Missing({ board: { config, picks, scores }, entryId, free }: { board: Board; entryId: number; free: number }) {
  return <NoPick config={config} free={free} games={scores.length > 0} removed={removalOf(picks, entryId, config.week)} />;
}
