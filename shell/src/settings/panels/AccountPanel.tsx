import { Panel, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SettingHint, SettingRow } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import { Actions } from '../../forms/settings.styles';
import { AskPassword } from '../../passkeys/AskPassword';
import { useAccount } from './useAccount';

const TITLE = 'Account';
const EMAIL = { label: 'New address', type: 'email', autoComplete: 'email', maxLength: 254 };

/** What the player is called, and where mails go: each changed here, the address once the mail that went there was answered. */
export function AccountPanel() {
  const { account, error, retry, rename, askEmail, result } = useAccount();
  const [asking, setAsking] = useState<'name' | 'email' | null>(null);
  if (!account) return <Panel title={TITLE}>{error ? <PanelError message={error} onRetry={retry} /> : <PanelSkeleton rows={2} />}</Panel>;
  const { username, email, waiting } = account;
  return (
    <Panel title={TITLE} action="your name and address">
      <Line
        value={username}
        hint="Your name. With it, or your address, you sign in."
        label="Change your name"
        onAsk={() => setAsking('name')}
      />
      <Line
        value={email}
        hint={waiting === '' ? 'Your address. Mails go there.' : `A mail waits at ${waiting}: press the button in it, and mails go there.`}
        label="Change your address"
        onAsk={() => setAsking('email')}
      />
      {(asking || result) && (
        <Actions>
          {asking && <Asked what={asking} {...{ username, rename, askEmail }} onClose={() => setAsking(null)} />}
          {!asking && <ResultText result={result} />}
        </Actions>
      )}
    </Panel>
  );
}

function Line({ value, hint, label, onAsk }: { value: string; hint: string; label: string; onAsk(): void }) {
  return (
    <SettingRow>
      <div style={{ overflowWrap: 'anywhere' }}>
        <b>{value}</b>
        <SettingHint>{hint}</SettingHint>
      </div>
      <Button aria-label={label} onClick={onAsk}>
        Change
      </Button>
    </SettingRow>
  );
}

interface AskedProps extends Pick<ReturnType<typeof useAccount>, 'rename' | 'askEmail'> {
  what: 'name' | 'email';
  username: string;
  onClose(): void;
}

function Asked({ what, username, rename, askEmail, onClose }: AskedProps) {
  if (what === 'email')
    return (
      <AskPassword title="Another address" name="" field={EMAIL} yes="Send a mail there" password onYes={askEmail} onClose={onClose} />
    );
  return (
    <>
      <SettingHint>Entries that are called {username} are renamed with you, but for those of closed seasons.</SettingHint>
      <AskPassword
        title="Another name"
        name={username}
        yes="Change name"
        password={false}
        onYes={({ name }) => rename(name)}
        onClose={onClose}
      />
    </>
  );
}
