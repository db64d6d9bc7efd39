import { formatDayTime, media, plural, token, type } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 16px;
  margin-top: 16px;
  padding: 12px 16px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  ${media.phone} {
    position: fixed;
    z-index: 6;
    inset: auto 0 0;
    margin: 0;
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    box-shadow: ${token.shadow};
  }
  & > div:last-of-type:not(:first-of-type) { flex-basis: 100%; }
`;

const State = styled.div`
  ${type.note};
  color: ${token.ink2};
  & > strong { ${type.cell}; display: block; font-weight: 600; color: ${token.ink}; }
`;

interface Props {
  changes: number;
  /** ISO; '' before the first save. */
  savedAt: string;
  saving: boolean;
  /** The server cannot be reached. */
  offline: boolean;
  result: { ok: boolean; text: string } | null;
  onSubmit(): void;
}

/** What is not saved yet, and the button that saves it. It stays in view on a phone. */
export function SubmitBar({ changes, savedAt, saving, offline, result, onSubmit }: Props) {
  const said = changes > 0 ? `${plural(changes, 'change')} not saved` : savedAt ? 'Everything is saved' : 'Nothing to save yet';
  return (
    <Bar>
      <State><strong>{said}</strong>{offline ? "Can't reach Poolhouse" : savedAt && `Last saved ${formatDayTime(savedAt)}`}</State>
      <Button variant="contained" size="large" disabled={changes === 0 || saving || offline} onClick={onSubmit}>{saving ? 'Saving' : 'Submit Picks'}</Button>
      <ResultText result={result} />
    </Bar>
  );
}
