import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Note } from '@poolhouse/shared-ui/desk';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { JsonBox } from '../../form/JsonBox';
import { rawJson } from '../../form/raw.rules';
import { Block } from '../../look/Block';

/** How the site does, as it says itself; writes nothing. */
export function TestSite() {
  const api = useApi();
  const [text, setText] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const test = async () => {
    setPending(true);
    setText(rawJson(await api.call('POST ad/test')));
    setPending(false);
  };
  return (
    <Block>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<FlaskConical size={18} aria-hidden />}
        disabled={pending}
        onClick={() => void test()}
      >
        Test
      </Button>
      <Note>Asks the site how it does; changes nothing.</Note>
      {text !== null && <JsonBox label="What the test said" text={text} />}
    </Block>
  );
}
