import { useTitle } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import { Lead } from '../forms/form.styles';
import { Heading, Sheet } from '../forms/home.styles';
import { words } from '../forms/words';
import { Waiting } from '../frame/Waiting';
import { LinkTrouble } from './LinkTrouble';
import { PasswordForm } from './PasswordForm';
import { useLink } from './useLink';
import { useLinkQuery } from './useLinkQuery';

/** Where a mailed link leads: the first password of a new player, or a new one. Open to all. */
export function SetPasswordPage() {
  useTitle('Set Password');
  const query = useLinkQuery();
  const { info, error, retry } = useLink(query);
  const mode = info?.mode ?? query.mode ?? 'reset';
  const good = info?.state === 'good';
  return (
    <Sheet>
      <Heading>{info && !good ? 'Your link cannot be used' : words[mode].heading}</Heading>
      {error ? (
        <PanelError message={error} onRetry={retry} />
      ) : !info ? (
        <Waiting label="Looking at your link" />
      ) : good ? (
        <>
          <Lead>{words[mode].lead}</Lead>
          <PasswordForm guid={query.guid} username={info.username} mode={mode} />
        </>
      ) : (
        <LinkTrouble info={info} />
      )}
    </Sheet>
  );
}
