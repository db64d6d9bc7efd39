import { formatList, formatPlace, formatPoints, formatRecord, media, plural, token, type } from '@poolhouse/shared-ui';
import { covering, ResultText, sharedRanks, type ResultNote } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { FlaskConical, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { chanceWords } from '../chances/chance-words.rules';
import { useWeekChances, type ShownChances } from '../chances/useWeekChances';
import type { Board } from '../contest/board.rules';
import { handOn, hasSheet } from '../share/hand-on';
import type { SupposedBoard } from './supposed-board.rules';
import type { WhatIf } from './useWhatIf';

/** So many are named; more are counted. */
const NAMED = 4;

interface Props {
  /** As it stands. */
  board: Board;
  whatIf: WhatIf;
  supposed: SupposedBoard;
}

/** What is supposed, what I would come to, and the way back; stays at the lower edge. */
export default function WhatIfBar({ board: now, whatIf, supposed: { supposed, dropped, open, over, board } }: Props) {
  const shown = useWeekChances(now, whatIf);
  const said = supposed.length > NAMED ? plural(supposed.length, 'game') : formatList(supposed);
  return (
    <Bar ref={bar} data-paperless aria-label="Supposed">
      <div role="status">
        <FlaskConical size={18} aria-hidden />
        <p>
          <b>{said === '' ? 'Nothing is supposed now.' : `Supposed: ${said}`}</b>
          {said !== '' && <span>{[mine(board), chance(board, shown), stillOpen(board, open, over)].filter(Boolean).join(' ')}</span>}
          {dropped.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </div>
      <div>
        {said !== '' && <ShareLink />}
        <Button variant="outlined" color="inherit" startIcon={<Undo2 size={18} aria-hidden />} onClick={whatIf.back}>
          Back to now
        </Button>
      </div>
    </Bar>
  );
}

/** 'You: 4–1, 2nd of 14; season T3.' */
function mine({ week, overall, config }: Board): string {
  const place = (rows: Board['week']): string => {
    const row = rows.find((one) => one.entry_id === config.entry_id);
    return row ? formatPlace(row.Rank, sharedRanks(rows).has(row.Rank)) : '';
  };
  const own = week.find((row) => row.entry_id === config.entry_id);
  return own ? `You: ${formatRecord(own.Wins, own.Losses)}, ${place(week)} of ${week.length}; season ${place(overall)}.` : '';
}

/** '5 of 5: 31% → 47%.'; '' without an entry, or before it is known. */
const chance = ({ config: { entry_id: entry } }: Board, shown: ShownChances | undefined): string =>
  shown?.chances && shown.before?.has(entry) ? `5 of 5: ${chanceWords(shown, entry)}.` : '';

/** What the week still hangs on, or who takes its points. */
function stillOpen({ week, config: { PointsThisWeek, Ends } }: Board, open: number, over: boolean): string {
  if (!over) return `${plural(open, 'pick')} still open, sealed ones counted.`;
  const winners = week.filter((row) => row.Points > 0);
  const [first] = winners;
  if (!first)
    return `Nobody is perfect: ${formatPoints(PointsThisWeek)} points go ${Ends === 'with_week' ? 'to the overall prizes' : 'on'}.`;
  const each = `${plural(first.Points, 'point')}${winners.length > 1 ? ' each' : ''}`;
  return winners.length > NAMED ? `${winners.length} entries get ${each}.` : `${formatList(winners.map((row) => row.EntryName))}: ${each}.`;
}

/** The way to hand the page's address on: the system's sheet, or the clipboard. */
function ShareLink() {
  const [note, setNote] = useState<ResultNote | null>(null);
  const sheet = hasSheet();
  const press = () =>
    handOn('What if', location.href).then(
      (copied) => copied && setNote({ ok: true, text: 'Copied' }),
      () => setNote({ ok: false, text: 'The address bar has the link.' }),
    );
  return (
    <>
      <ResultText result={note} />
      <Button variant="outlined" color="inherit" startIcon={<Share2 size={18} aria-hidden />} onClick={() => void press()}>
        {sheet ? 'Share link' : 'Copy link'}
      </Button>
    </>
  );
}

const bar = covering('bar');

const Bar = styled.section`
  ${type.note};
  position: sticky;
  z-index: 6;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 16px;
  margin-top: 16px;
  padding: 8px 14px;
  color: ${token.pushInk};
  background: ${token.pushTint};
  border-top: 2px dashed ${token.pushInk};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
  }
  > [role='status'] {
    flex: 1 1 240px;
    flex-wrap: nowrap;
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  ${media.phone} {
    padding-inline: 16px;
    body:has(nav[data-phone-tabs]) & {
      bottom: var(--ph-tabs, 64px);
    }
  }
`;
