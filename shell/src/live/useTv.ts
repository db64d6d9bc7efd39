import { useLocation } from '@poolhouse/shared-ui/router';

export const LIVE_PATH = '/live';

/** Whether the address is that of the screen across the room, which is all there is on it. */
export function useTv(): boolean {
  const { pathname, search } = useLocation();
  return pathname === LIVE_PATH && new URLSearchParams(search).get('tv') === '1';
}
