import { useId, type ReactNode } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Dialog } from '@poolhouse/shared-ui/data';

const Frame = styled.div`
  display: grid;
  gap: 12px;
  padding: 18px 20px 20px;
  & > h2 { ${type.h2}; }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 4px;
  @media (max-width: 599.95px) {
    flex-direction: column;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

// A phone gets a sheet at its lower edge, where the thumb is.
const paper = {
  width: '100%',
  maxWidth: 440,
  borderTop: `2px solid ${token.rule}`,
  '@media (max-width: 599.95px)': { maxWidth: 'none', margin: 0, position: 'fixed', bottom: 0, maxHeight: '80dvh' },
};

interface Props {
  title: ReactNode;
  actions: ReactNode;
  onClose(): void;
  children: ReactNode;
}

export function SheetDialog({ title, actions, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: paper } }}>
      <Frame><h2 id={id}>{title}</h2><div>{children}</div><Actions>{actions}</Actions></Frame>
    </Dialog>
  );
}
