import Button from '@mui/material/Button';
import { FlaskConical, Share2, Undo2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ResultText, type ResultNote } from '../feedback/ResultText';
import { formatList, plural } from '../formats/figures';
import { covering } from '../page/covering';
import { handOn, hasSheet } from '../share/hand-on';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

/** So many are named; more are counted. */
const NAMED = 4;

export interface SupposedBarProps {
  /** What is supposed, game by game: 'BUF covers'. */
  supposed: readonly string[];
  /** Sentences of what the address names and is not supposed. */
  dropped: readonly string[];
  /** What the player would come to. */
  children?: ReactNode;
  /** What is handed on; the page's own address without it. */
  address?: string;
  back(): void;
}

/** What is supposed, what the player would come to, and the way back; stays at the lower edge. */
export function SupposedBar({ supposed, dropped, children, address, back }: SupposedBarProps): ReactElement {
  const said = supposed.length > NAMED ? plural(supposed.length, 'game') : formatList(supposed);
  return (
    <Bar ref={bar} data-paperless aria-label="Supposed">
      <div role="status">
        <FlaskConical size={18} aria-hidden />
        <p>
          <b>{said === '' ? 'Nothing is supposed now.' : `Supposed: ${said}`}</b>
          {said !== '' && <span>{children}</span>}
          {dropped.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </div>
      <div>
        {said !== '' && <ShareLink address={address} />}
        <Button variant="outlined" color="inherit" startIcon={<Undo2 size={18} aria-hidden />} onClick={back}>
          Back to now
        </Button>
      </div>
    </Bar>
  );
}

/** The way to hand the address on: the system's sheet, or the clipboard. */
function ShareLink({ address }: Pick<SupposedBarProps, 'address'>) {
  const [note, setNote] = useState<ResultNote | null>(null);
  const sheet = hasSheet();
  const press = () =>
    handOn('What if', address ?? location.href).then(
      (copied) => copied && setNote({ ok: true, text: 'Copied' }),
      () => setNote({ ok: false, text: address ?? 'The address bar has the link.' }),
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
