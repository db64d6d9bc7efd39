import { formatDayTime, useAction, useApi, useFromNow } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ResultText, Tick, useContest, type PageState } from '@poolhouse/shared-ui/board';
import { EntrySelect } from '@poolhouse/shared-ui/screen';
import { Choices, Part, Side } from './board.styles';
import type { BoardData, ConfigRow, GameRow, PickRow } from './contest';
import { isLocked, lastKickoff, myPicks, openGames, pickWords } from './pick.rules';

/** As long as the site keeps the result of a pick. */
const RESULT_MS = 5000;

interface Props {
  config: ConfigRow;
  games: readonly GameRow[];
  picks: readonly PickRow[];
  page: PageState<BoardData>;
}

interface Take {
  entry: number;
  game: GameRow;
  side: 1 | 2;
}

/** My pick of the week that is on, and the teams that it can be until kick-off. */
export function MyPickPanel({ config, games, picks, page }: Props) {
  const now = useFromNow((at) => lastKickoff(games, at));
  const { call } = useApi();
  // The page is read again after a refusal too: it may be behind.
  const { run, pending, result } = useAction(
    ({ entry, game, side }: Take) => call('POST __id__/pick', { body: { entry_id: entry, event_id: game.ID, side } }),
    {
      done: (_data, { game, side }) => `${side === 1 ? game.team1 : game.team2} is your pick.`,
      shownMs: RESULT_MS,
      onDone: page.refresh,
      onFailed: page.refresh,
    },
  );
  // The one that the address or this device names, else the first.
  const { contest: chosen, choose } = useContest('__id___entry_id');
  const own = myPicks(picks);
  const mine = own.find(({ ID }) => ID === chosen) ?? own[0];
  const title = `My pick, week ${config.week}`;
  if (!mine)
    return (
      <Panel title={title}>
        <PanelEmpty>You have no entry in this contest. An administrator can add one.</PanelEmpty>
      </Panel>
    );

  const locked = isLocked(mine, games, now);
  const open = locked ? [] : openGames(games, now);
  const side = (game: GameRow, which: 1 | 2) => (
    <Side
      type="button"
      aria-pressed={mine.event_id === game.ID && mine.side === which}
      disabled={pending || page.staleSince !== null}
      onClick={() => void run({ entry: mine.ID, game, side: which })}
    >
      <Tick colors={which === 1 ? game.Colors1 : game.Colors2} />
      {which === 1 ? game.team1 : game.team2}
    </Side>
  );
  return (
    <Panel id="mypick" title={title} foot="A win is a point. Others see your pick from its kickoff on; until then you can change it.">
      {own.length > 1 && (
        <Part>
          <EntrySelect entries={own.map(({ ID, EntryName }) => ({ id: ID, entry_name: EntryName }))} value={mine.ID} onChange={choose} />
        </Part>
      )}
      <Part>
        <strong>{pickWords(mine)}</strong>
        {locked && ', locked'}
        <ResultText result={result} />
      </Part>
      {open.length > 0 && (
        <Choices>
          {open.map((game) => (
            <li key={game.ID}>
              <small>{formatDayTime(game.day)}</small>
              {side(game, 1)}
              {side(game, 2)}
            </li>
          ))}
        </Choices>
      )}
    </Panel>
  );
}
