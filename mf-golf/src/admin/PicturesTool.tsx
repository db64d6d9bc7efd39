import { plural, useAction, useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, Note } from './admin.styles';

const HOLES = 18;

/** Fetches the overhead pictures of the holes of the tournament that was begun last. */
export default function PicturesTool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const { run, pending, result } = useAction(() => call('POST ad/update_golf_images', { body: {} }), {
    done: ({ fetched, unchanged, missing, failed }) => ({
      ok: failed.length === 0,
      text: `${failed.length === 0 ? 'success: ' : ''}${fetched + unchanged} of ${Math.max(HOLES, fetched + unchanged + missing + failed.length)} holes stored${
        missing > 0 ? `, ${plural(missing, 'picture')} not there` : ''
      }${failed.length > 0 ? `, failed: ${failed[0]}` : ''}`,
    }),
    onDone: changed,
  });
  return (
    <Form as="div">
      <Note>Nothing is deleted; what is stored already is left as it is.</Note>
      <Button variant="contained" disabled={pending} onClick={() => void run()}>
        Update Hole Images
      </Button>
      <ResultText result={result} />
    </Form>
  );
}
