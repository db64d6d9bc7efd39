import { useState } from 'react';
import { GameRow, Panel, PanelEmpty, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { EntrySelect } from '@poolhouse/shared-ui/screen';
import type { UnderdogsEventRow } from '@poolhouse/contract';
import type { Board } from '../board/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { useKickoffTime } from '../contest/useKickoffTime';
import type { OwnEntry } from '../contest/useOwnEntry';
import { useSavePick } from '../contest/useSavePick';
import { Chooser } from './chooser/Chooser';
import { weeksToPick } from './dogs.rules';
import { LockTimer } from './LockTimer';
import { isOpen, pickOf, removalOf } from './my-pick.rules';
import { NoPick } from './NoPick';
import { Part, Result } from './pick.styles';
import { PickActions } from './PickActions';
import { PickStory } from './PickStory';
import { weekChoices } from './week-choices.rules';

interface Props {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
  own: OwnEntry;
}

/** My pick of the week with its receipt, or the call to pick; the underdogs to choose from, planned weeks too. */
export function MyPickPanel({ board: { config, mine, picks, scores }, events, page, own: { entryId, choose } }: Props) {
  const now = useKickoffTime(events);
  const saver = useSavePick(page);
  const [opened, setOpened] = useState(false);
  const title = `My pick, week ${config.week}`;
  if (mine.length === 0)
    return (
      <Panel id="mypick" title={title}>
        <PanelEmpty>You have no entry in this contest. An administrator can add one.</PanelEmpty>
      </Panel>
    );

  const pick = pickOf(picks, entryId, config.week);
  const game = scores.find((one) => one.ID === pick?.event_id);
  const open = pick !== null && isOpen(pick, now);
  const choices = weekChoices(events, picks, entryId, now);
  const free = choices(config.week).filter((choice) => choice.state === 'free').length;
  const weeks = config.SelfPick === 1 ? weeksToPick(events, choices) : [];
  // Nobody has to look for the way to a pick that is missing.
  const calls = pick === null && free > 0;
  const choosing = (calls || opened) && weeks.length > 0;
  return (
    <Panel id="mypick" title={title} action={open && pick ? <LockTimer day={pick.Day} /> : undefined}>
      {mine.length > 1 && (
        <Part>
          <EntrySelect
            entries={mine.map((user) => ({ id: user.entry_id, entry_name: user.entry_name }))}
            value={entryId}
            onChange={choose}
          />
        </Part>
      )}
      {pick &&
        (game ? (
          <GameRow game={game} own foot={<PickStory pick={pick} />} />
        ) : (
          <Part>
            <PickStory pick={pick} />
          </Part>
        ))}
      {!pick && <NoPick config={config} free={free} games={scores.length > 0} removed={removalOf(picks, entryId, config.week)} />}
      {!calls && config.SelfPick === 1 && (open || weeks.length > 0) && (
        <PickActions
          entryId={entryId}
          week={config.week}
          pick={open ? pick : null}
          events={events}
          saver={saver}
          offline={page.staleSince !== null}
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
          weeks={weeks}
          current={config.week}
          entryId={entryId}
          picks={picks}
          choices={choices}
          now={now}
          saver={saver}
          offline={page.staleSince !== null}
          onTaken={(week) => setOpened(opened && week !== config.week)}
        />
      )}
    </Panel>
  );
}
