import { formatDate, formatNumber, formatTime, media, plural, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Hourglass, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { CheckState, Checked } from './check.types';
import { fitsAll } from './fits-all.rules';
import type { Device } from './sentences.rules';

const icons = { fits: ShieldCheck, checking: Hourglass, misfit: ShieldAlert };

/** What this browser says of the contest, before anything else. */
export function Verdict({ state, done, of, device }: { state: CheckState; done: number; of: number; device: Device }) {
  if (state.is === 'failed') return null;
  const tone = state.is === 'checking' ? 'checking' : fitsAll(state.checked) ? 'fits' : 'misfit';
  const Icon = icons[tone];
  return (
    <Bar data-tone={tone} role="status">
      <Icon size={30} aria-hidden />
      <div>
        <h2>
          {tone === 'checking'
            ? `Checking, ${Math.min(of, done + 1)} of ${of}`
            : tone === 'fits'
              ? 'Everything fits'
              : 'Something does not fit'}
        </h2>
        <p>{state.is === 'checking' ? `By this ${device}, with nobody’s word for it.` : <By checked={state.checked} device={device} />}</p>
      </div>
    </Bar>
  );
}

/** When, how long, and since when it watches; a phone has the first two. */
function By({ checked: { at, ms, kept, first }, device }: { checked: Checked; device: Device }) {
  const took = `${formatNumber(Math.max(1, Math.round(ms)))} ms`;
  if (device === 'phone') return `Checked by this phone, ${formatTime(at)}, in ${took}`;
  const watched = first
    ? 'It watches this contest since now.'
    : `It has watched this contest since ${formatDate(kept.since)} and has seen ${plural(kept.count, 'checkpoint')}.`;
  return `Checked by this browser just now, ${formatTime(at)}, in ${took}. ${watched}`;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 82px;
  padding: 12px 20px;
  border: 1px solid ${token.line2};
  border-top-width: 2px;
  background: ${token.surface};
  > svg {
    flex: none;
  }
  h2 {
    ${type.value};
  }
  p {
    ${type.cell};
    margin: 2px 0 0;
  }
  &[data-tone='fits'] {
    color: ${token.winInk};
    background: ${token.winTint};
    border-color: ${token.win};
  }
  &[data-tone='misfit'] {
    color: ${token.lossInk};
    background: ${token.lossTint};
    border-color: ${token.loss};
  }
  ${media.phone} {
    padding-inline: 16px;
    border-inline: 0;
  }
`;
