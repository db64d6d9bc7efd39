import type { FootballScoreRow, NoticeType } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import type { FootballPage } from '../contest/board.rules';
import { noticesOf, noticeTypes, withNotice } from './bell.rules';
import { PushLine } from './PushLine';
import { Switch } from './Switch';

interface Props {
  game: FootballScoreRow;
  page: PageState<FootballPage>;
  onClose(): void;
}

/** Which notices I want of one game; each switch is saved at once. */
export default function BellDialog({ game, page, onClose }: Props) {
  const api = useApi();
  const asked = noticesOf(game);
  const { run, pending, result } = useAction(
    ({ type, on }: { type: NoticeType; on: boolean }) =>
      api.call('GET utils/register_for_notifications', { query: { event_id: game.ID, type, active: on ? 1 : 0 } }),
    {
      onDone: (_data, { type, on }) =>
        page.patch((data) => ({
          ...data,
          scores: {
            data: data.scores.data.map((row) => (row.ID === game.ID ? { ...row, notifications: withNotice(row, type, on) } : row)),
          },
        })),
    },
  );
  return (
    <SheetDialog
      title={`${game.team1} at ${game.team2}`}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose} autoFocus>
          Done
        </Button>
      }
    >
      <PushLine />
      {noticeTypes.map(({ type, label }) => (
        <Switch key={type} label={label} on={asked.has(type)} disabled={pending} onChange={(on) => void run({ type, on })} />
      ))}
      <ResultText result={result} />
    </SheetDialog>
  );
}
