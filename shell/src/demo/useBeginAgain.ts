import { useAction, useApi } from '@poolhouse/shared-ui';

/** Begins the demo anew: in a moment of its own, or in the same one. All that this page knew is then of another world. */
export function useBeginAgain() {
  const api = useApi();
  return useAction((scene: string | undefined) => api.call('POST na/begin_again', { body: { scene } }), {
    onDone: () => window.location.assign('/'),
  });
}
