import type { WinsScoreRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const Line = styled.p`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  min-height: 24px;
  color: ${token.ink2};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  b {
    font-weight: 600;
    color: ${token.ink};
  }
`;

/** Who owns the two teams of a game; why it has no result where it has none. */
export function Owners({ game, isMine }: { game: WinsScoreRow; isMine(entry: number | null): boolean }) {
  const off = game.state === 'postponed' || game.state === 'cancelled';
  const owner = (name: string, entry: number | null) => (name === '' ? 'nobody' : <EntryName name={name} you={isMine(entry)} />);
  return (
    <Line>
      <span>
        <b>{game.Abbrev1}</b> {owner(game.EntryName1, game.entry_id1)}
      </span>
      <span>
        <b>{game.Abbrev2}</b> {owner(game.EntryName2, game.entry_id2)}
      </span>
      {off && <span>{game.statusNote || 'Counts for nobody unless it is played'}</span>}
    </Line>
  );
}
