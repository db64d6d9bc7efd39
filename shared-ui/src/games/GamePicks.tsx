import { Info, Lock } from 'lucide-react';
import { memo, useId, useState, type ReactElement } from 'react';
import { EntryName } from '../chips/EntryName';
import { ResultChip } from '../chips/ResultChip';
import { plural } from '../formats/figures';
import { sameNode } from '../page/same-node.rules';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { sidePicks, type GamePick, type SidePicks } from './game-sides.rules';
import type { Game } from './game.types';

export interface GamePicksProps {
  game: Game;
  /** The game's picks; without them the game's own lists serve. */
  picks?: readonly GamePick[];
  /** How many are sealed until kick-off, where that is known. */
  sealed?: number;
  /** A press on the counts; without it the names open in place. */
  onShowPicks?(): void;
}

/** Third line of a game: how many picked each side and how they stand. */
export function GamePicks({ game, picks, sealed, onShowPicks }: GamePicksProps): ReactElement | null {
  const sides = sidePicks(game, picks);
  return sides ? <Sides sides={sides} onShowPicks={onShowPicks} /> : <BeforeKickoff game={game} sealed={sealed} />;
}

interface SidesProps {
  sides: readonly SidePicks[];
  onShowPicks: (() => void) | undefined;
}

/** A score that moves nobody's pick draws nothing here. */
const Sides = memo(function Sides({ sides, onShowPicks }: SidesProps): ReactElement {
  const [open, setOpen] = useState(false);
  const list = useId();
  const disclosure = onShowPicks ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': open, 'aria-controls': list };
  return (
    <>
      <Counts type="button" title="Who picked which side" onClick={onShowPicks ?? (() => setOpen(!open))} {...disclosure}>
        {sides.map((side) => (
          <span key={side.abbrev + side.word}>
            <ResultChip result={side.result} push={side.push} title="" />
            <b>{side.names.length}</b> {side.abbrev} {side.word}
          </span>
        ))}
      </Counts>
      {open && !onShowPicks && (
        <Names id={list} role="list">
          {sides.map((side) => (
            <li key={side.abbrev + side.word}>
              {side.abbrev || side.word}: <SideNames side={side} />
            </li>
          ))}
        </Names>
      )}
    </>
  );
}, sameNode);

function SideNames({ side }: { side: SidePicks }): ReactElement {
  if (side.names.length === 0) return <>nobody</>;
  return (
    <>
      {side.names.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <EntryName name={name} />
        </span>
      ))}
    </>
  );
}

function BeforeKickoff({ game, sealed }: Pick<GamePicksProps, 'game' | 'sealed'>): ReactElement {
  const off = game.state !== 'scheduled';
  const Icon = off ? Info : Lock;
  return (
    <Note>
      <Icon size={14} aria-hidden />
      {off
        ? game.statusNote || (game.state === 'cancelled' ? 'No result' : 'No result until it is replayed')
        : sealed === undefined
          ? 'Picks open at kickoff'
          : `${plural(sealed, 'pick opens', 'picks open')} at kickoff`}
    </Note>
  );
}

const Counts = styled.button`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  padding: 2px 0;
  min-height: 28px;
  border: 0;
  background: none;
  color: ${token.ink2};
  text-align: left;
  cursor: pointer;
  > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  b {
    font-weight: 600;
    color: ${token.ink};
  }
  ${media.hover} {
    &:hover {
      color: ${token.ink};
    }
  }
  /* Room for a finger, and none for the eye; what takes several lines grows with them. */
  ${media.touch} {
    min-height: 44px;
    padding-block: 10px;
    margin-block: -8px;
  }
`;

const Note = styled.div`
  ${type.note};
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  color: ${token.ink2};
`;

const Names = styled.ul`
  ${type.note};
  flex-basis: 100%;
  order: 1;
  color: ${token.ink2};
`;
