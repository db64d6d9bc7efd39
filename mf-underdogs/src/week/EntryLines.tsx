import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatLine, media, serverNow, token, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { Board } from '../contest/board.rules';
import { pickNote } from '../explain/status.rules';
import { words } from '../explain/words';
import { PickChip } from '../standing/PickChip';
import { SupposedEnd } from '../standing/SupposedEnd';
import type { WeekPick } from './week-picks.rules';

const Lines = styled.ul`
  flex: 1;
  min-width: 0;
  padding: 0;
  list-style: none;
  &[data-inset='true'] {
    padding: 8px 14px;
    ${media.phone} {
      padding-inline: 16px;
    }
  }
`;

const Line = styled.button`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  width: 100%;
  min-height: 28px;
  padding: 2px 0;
  border: 0;
  color: ${token.ink2};
  background: none;
  text-align: left;
  cursor: pointer;
  & > b {
    /* In letters so large that a word of it would be broken, what became of the pick stands on a line of its own. */
    flex: 1 1 0;
    min-width: min-content;
    max-width: 100%;
    font-weight: 500;
    color: ${token.ink};
    bdi {
      overflow-wrap: break-word;
    }
  }
  & > strong {
    font-weight: 600;
    color: ${token.ink};
    white-space: nowrap;
  }
  &[data-mine='true'] > b {
    font-weight: 600;
  }
  ${media.hover} {
    &:hover {
      color: ${token.ink};
    }
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

interface Props {
  picks: readonly WeekPick[];
  supposed: Board['supposed'];
  onOpen(pick: UnderdogsPickRow): void;
  /** Stands in the panel itself, not in a game. */
  inset?: boolean;
}

/** Who took which side at which line, and how it stands. A press tells the whole of it. */
export function EntryLines({ picks, supposed, onOpen, inset = false }: Props) {
  return (
    <Lines data-inset={inset}>
      {picks.map(({ user, pick }) => (
        <li key={user.entry_id}>
          <Line type="button" aria-haspopup="dialog" data-mine={user.mine === 1} onClick={() => onOpen(pick)}>
            <PickChip pick={pick} />
            <b>
              <EntryName name={user.entry_name} you={user.mine === 1} />
            </b>{' '}
            <strong>
              {pick.Abbrev || pick.pick} {formatLine(pick.spread)}
            </strong>{' '}
            <span>{supposed[`pick ${pick.ID}`] ? <SupposedEnd pick={pick} /> : pickNote(pick, words, serverNow())}</span>
          </Line>
        </li>
      ))}
    </Lines>
  );
}
