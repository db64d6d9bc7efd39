import { plural, useAction, useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FieldGroup, FormResult, Note } from '@poolhouse/shared-ui/desk';

const HOLES = 18;

/** Fetches the overhead pictures of the holes of the tournament that was begun last. */
export default function PicturesTool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const { run, pending, result } = useAction(() => call('POST ad/update_golf_images', { body: {} }), {
    done: ({ fetched, unchanged, missing, failed }) => ({
      ok: failed.length === 0,
      text: `${failed.length === 0 ? 'success: ' : ''}${fetched + unchanged} of ${plural(Math.max(HOLES, fetched + unchanged + missing + failed.length), 'hole')} stored${
        missing > 0 ? `, ${plural(missing, 'picture')} not there` : ''
      }${failed.length > 0 ? `, failed: ${failed[0]}` : ''}`,
    }),
    onDone: changed,
  });
  return (
    <FieldGroup>
      <Note>Nothing is deleted; what is stored already is left as it is.</Note>
      <Buttons>
        <Button variant="contained" disabled={pending} onClick={() => void run()}>
          Update Hole Images
        </Button>
      </Buttons>
      <FormResult result={result} />
    </FieldGroup>
  );
}
