import { media, token, type } from '@poolhouse/shared-ui';
import { ResultText, type ResultNote } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';

const Bar = styled.div`
  position: sticky;
  z-index: 6;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 16px;
  margin-top: 20px;
  padding: 10px 14px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    justify-content: space-between;
    margin: 0;
    padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    box-shadow: ${token.shadow};
    & > [role='status'],
    & > [role='alert'] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;
const Standing = styled.span`
  ${type.cell};
  color: ${token.ink2};
`;

interface Props {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly result: ResultNote | null;
  onSave(): void;
}

/** Stays in view at the lower edge, so that a change is never out of sight of what saves it. */
export function SaveBar({ dirty, saving, result, onSave }: Props) {
  return (
    <Bar>
      <ResultText result={result} />
      <Standing>{dirty ? 'Changes not saved' : 'Everything is saved'}</Standing>
      <Button variant="contained" disabled={!dirty || saving} onClick={onSave}>
        {saving ? 'Saving' : 'Save Changes'}
      </Button>
    </Bar>
  );
}
