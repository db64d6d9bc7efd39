import { formatDayTime } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { SettingHint } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import { Actions } from '../../forms/settings.styles';
import { ShownOnce } from '../../forms/ShownOnce';
import { AskFirst } from '../parts/AskFirst';
import { useCalendar } from './useCalendar';

const TITLE = 'Calendar';
const WHAT =
  'Your locks and games in your own calendar, kept up to date. Who has the address sees your picks, sealed ones too: give it to your calendar alone.';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 10px;
`;

/** The address at which calendar programs read the player's locks and games: made, renewed, revoked. */
export function CalendarPanel() {
  const calendar = useCalendar();
  const { created, error, address } = calendar;
  if (created === null)
    return <Panel title={TITLE}>{error ? <PanelError message={error} onRetry={calendar.retry} /> : <PanelSkeleton rows={2} />}</Panel>;
  return (
    <Panel title={TITLE} action="your locks and games">
      <Actions>
        <SettingHint>{created === '' ? WHAT : `Its address works since ${since(created)}. ${WHAT}`}</SettingHint>
        {address !== null && created !== '' && <Address key={address} address={address} />}
        {created === '' ? (
          <Button disabled={calendar.pending} onClick={() => void calendar.make()}>
            {calendar.pending ? 'Making it' : 'Make an address'}
          </Button>
        ) : (
          <>
            <AskFirst label="Make a new address" question="End the present one?" yes="Make a new one" onYes={calendar.make} />
            <AskFirst label="Revoke the address" question="End it for all calendars?" yes="Revoke" onYes={calendar.revoke} />
          </>
        )}
        <ResultText result={calendar.result} />
      </Actions>
    </Panel>
  );
}

/** Addresses keep real time, which practice leaves behind. */
const since = (at: string): string => formatDayTime(at, Date.now());

/** It, and the ways into a calendar. */
function Address({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <ShownOnce
      title="Your calendar's address"
      hint="It is shown this once. Subscribe to it in your calendar; it is looked at anew every hour or so."
      lines={[address]}
    >
      <Ways>
        {/* The press that made it is gone with its button. */}
        <Button autoFocus onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
          Open in calendar
        </Button>
      </Ways>
    </ShownOnce>
  );
}
