import Dialog from '@mui/material/Dialog';
import { useContext, useId, type ReactElement, type ReactNode } from 'react';
import { PanelFront } from '../page-data/panel-front';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export interface SheetDialogProps {
  title: ReactNode;
  /** Buttons; the safe one takes the focus. */
  actions: ReactNode;
  /** For what fills a screen: on a phone it is as high as the screen allows. */
  tall?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A question or a closer look over the page; on a phone a sheet at its lower edge. */
export function SheetDialog({ title, actions, tall = false, onClose, children }: SheetDialogProps): ReactElement {
  const id = useId();
  // Of a panel that is behind another one nothing stands over the page.
  const front = useContext(PanelFront);
  return (
    <Dialog open={front} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: tall ? tallPaper : paper } }}>
      <Frame>
        <h2 id={id}>{title}</h2>
        <div>{children}</div>
        <Actions data-tall={tall || undefined}>{actions}</Actions>
      </Frame>
    </Dialog>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 18px 20px 20px;
  > h2 {
    ${type.h2};
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 4px;
  /* What fills a screen is read from its top; its buttons stay in reach. */
  &[data-tall] {
    position: sticky;
    bottom: 0;
    margin: 0 -20px -20px;
    padding: 12px 20px;
    background: ${token.surface};
    border-top: 1px solid ${token.line};
  }
  @media (max-width: 599.95px) {
    flex-direction: column;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const PHONE = '@media (max-width: 599.95px)';

// A phone gets a sheet at its lower edge, where the thumb is.
const paper = {
  width: '100%',
  maxWidth: 440,
  borderTop: `2px solid ${token.rule}`,
  [PHONE]: { maxWidth: 'none', margin: 0, position: 'fixed', bottom: 0, maxHeight: '80dvh' },
};
const tallPaper = {
  ...paper,
  maxWidth: 520,
  [PHONE]: { ...paper[PHONE], height: '100dvh', maxHeight: 'calc(100dvh - 24px)' },
};
