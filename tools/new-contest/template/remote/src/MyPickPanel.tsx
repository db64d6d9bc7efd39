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
  return (
    <Panel id="mypick" title={title} foot="A win is a point. Others see your pick from its kickoff on; until then you can change it.">
      {own.length > 1 && (
        <Part>
          <EntrySelect entries={own.map(({ ID, EntryName }) => ({ id: ID, entry_name: EntryName }))} value={mine.ID} onChange={choose} />
        </Part>
      )}
      <MyPick mine={mine} games={games} page={page} />
    </Panel>
  );
}

/** What I have, and what I can still take instead. */
function MyPick({ mine, games, page }: { mine: PickRow } & Pick<Props, 'games' | 'page'>) {
  const now = useFromNow((at) => lastKickoff(games, at));
  const { run, pending, result } = useTake(page);
  const locked = isLocked(mine, games, now);
  const open = locked ? [] : openGames(games, now);
  const off = pending || page.staleSince !== null;
  return (
    <>
      <Part>
        <strong>{pickWords(mine)}</strong>
        {locked && ', locked'}
        <ResultText result={result} />
      </Part>
      {open.length > 0 && (
        <Choices>
          {open.map((game) => (
            <OpenGame key={game.ID} game={game} mine={mine} off={off} onTake={(side) => void run({ entry: mine.ID, game, side })} />
          ))}
        </Choices>
      )}
    </>
  );
}

/** Takes a side of a game. The page is read again after a refusal too: it may be behind. */
function useTake(page: PageState<BoardData>) {
  const { call } = useApi();
  return useAction(({ entry, game, side }: Take) => call('POST __id__/pick', { body: { entry_id: entry, event_id: game.ID, side } }), {
    done: (_data, { game, side }) => `${side === 1 ? game.team1 : game.team2} is your pick.`,
    shownMs: RESULT_MS,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
}

interface OpenGameProps {
  game: GameRow;
  mine: PickRow;
  /** Nothing can be taken at the moment. */
  off: boolean;
  onTake(side: Take['side']): void;
}

function OpenGame({ game, mine, off, onTake }: OpenGameProps) {
  const sides = [
    { side: 1, team: game.team1, colors: game.Colors1 },
    { side: 2, team: game.team2, colors: game.Colors2 },
  ] as const;
  return (
    <li>
      <small>{formatDayTime(game.day)}</small>
      {sides.map(({ side, team, colors }) => (
        <Side
          key={side}
          type="button"
          aria-pressed={mine.event_id === game.ID && mine.side === side}
          disabled={off}
          onClick={() => onTake(side)}
        >
          <Tick colors={colors} />
          {team}
        </Side>
      ))}
    </li>
  );
}
