import { formatDayTime, plural, useSession } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SettingHint, SettingRow, SwitchRow } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import { Actions } from '../forms/settings.styles';
import { ShownOnce } from '../forms/ShownOnce';
import { AskPassword } from './AskPassword';
import { usePasskeys, type Passkeys as PasskeysOfUser } from './usePasskeys';

type Page = NonNullable<PasskeysOfUser['page']>;

type Asking =
  | { readonly what: 'add' | 'codes' | 'token' }
  | { readonly what: 'remove' | 'rename'; readonly id: number; readonly name: string };

const TITLE = 'Passkeys';

/** The second step of the own sign-in: passkeys, recovery codes, and tokens for scripts. */
export function PasskeysPanel() {
  const passkeys = usePasskeys();
  const { page, error } = passkeys;
  if (!page)
    return (
      <Panel title={TITLE}>
        {error ? <PanelError message={error} onRetry={() => void passkeys.read()} /> : <PanelSkeleton rows={3} />}
      </Panel>
    );
  return <Passkeys page={page} passkeys={passkeys} />;
}

function Passkeys({ page, passkeys }: { page: Page; passkeys: PasskeysOfUser }) {
  const { session } = useSession();
  const [asking, setAsking] = useState<Asking | null>(null);
  const rows = page.passkeys.data;
  return (
    <Panel title={TITLE} action="a second step at sign-in">
      {rows.map((row) => (
        <PasskeyLine key={row.id} row={row} onAsk={(what) => setAsking({ what, id: row.id, name: row.name })} />
      ))}
      {session?.is_admin && rows.length > 0 && (
        <SwitchRow
          label="Ask all administrators for a passkey"
          hint="Until they add one they are players only"
          on={page.required_of_admins === 1}
          onChange={(on) => void passkeys.require(on)}
        />
      )}
      <Actions>
        <SettingHint>{hintFor(page, window.location.origin)}</SettingHint>
        {passkeys.shown && <ShownOnce {...passkeys.shown} onDone={passkeys.done} />}
        {asking ? (
          <AskPassword key={JSON.stringify(asking)} {...formFor(asking, passkeys)} onClose={() => setAsking(null)} />
        ) : (
          <>
            {page.works_at === window.location.origin && <Button onClick={() => setAsking({ what: 'add' })}>Add a passkey</Button>}
            {rows.length > 0 && <Button onClick={() => setAsking({ what: 'codes' })}>Make new recovery codes</Button>}
            <Button onClick={() => setAsking({ what: 'token' })}>Make an app token</Button>
          </>
        )}
        <ResultText result={passkeys.error ? { ok: false, text: passkeys.error } : null} />
      </Actions>
    </Panel>
  );
}

/** One passkey: how it is called, since when and when last; what may be done with it. */
function PasskeyLine({ row, onAsk }: { row: Page['passkeys']['data'][number]; onAsk(what: 'rename' | 'remove'): void }) {
  // By the browser's own clock: a passkey's days have nothing to do with the practice clock.
  const [now] = useState(() => Date.now());
  return (
    <SettingRow>
      <div>
        <b>{row.name}</b>
        <SettingHint>
          Added {formatDayTime(row.created, now)}
          {row.last_used && `, last used ${formatDayTime(row.last_used, now)}`}
          {row.synced === 1 && ', on all your devices'}
        </SettingHint>
      </div>
      <span>
        <Button aria-label={`Rename ${row.name}`} onClick={() => onAsk('rename')}>
          Rename
        </Button>
        <Button aria-label={`Remove ${row.name}`} onClick={() => onAsk('remove')}>
          Remove
        </Button>
      </span>
    </SettingRow>
  );
}

function hintFor({ passkeys, recovery_codes_left: left, works_at: site }: Page, here: string): string {
  if (site === '') return 'Passkeys need an address with a name and https, which this site does not have yet.';
  if (site !== here) return `Passkeys work at ${site}; open the site there to add one.`;
  if (passkeys.data.length === 0)
    return 'With a passkey nobody signs in as you by your password alone. Fingerprint, face, PIN or a key ring will do.';
  return `${plural(left, 'recovery code is', 'recovery codes are')} left for the day you have no passkey at hand.`;
}

function formFor(asking: Asking, passkeys: PasskeysOfUser) {
  switch (asking.what) {
    case 'add':
      return { title: 'Add a passkey', name: 'This device', yes: 'Add', password: true, onYes: passkeys.add };
    case 'codes':
      return { title: 'Make new recovery codes; the old ones end', yes: 'Make codes', password: true, onYes: passkeys.newCodes };
    case 'token':
      return { title: 'Make an app token for a script', name: 'My script', yes: 'Make token', password: true, onYes: passkeys.appToken };
    case 'rename':
      return { title: `Rename ${asking.name}`, name: asking.name, yes: 'Rename', password: false, onYes: passkeys.rename(asking.id) };
    case 'remove':
      return { title: `Remove ${asking.name}`, yes: 'Remove', password: true, onYes: passkeys.remove(asking.id) };
  }
}
