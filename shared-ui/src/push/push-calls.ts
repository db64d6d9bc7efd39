import type { ApiClient } from '../api/client.types';
import { askPermission, currentSubscription, pushAbility, subscribe } from './browser-push';
import { deviceName } from './device-name';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export interface PushOutcome {
  state: PushState;
  /** Why it did not work, in plain words. */
  error: string | null;
}

/** On only when browser and server agree: a subscription that the server dropped can be made anew. */
export async function readPush(api: ApiClient): Promise<PushOutcome> {
  const ability = pushAbility();
  if (ability !== 'possible') return { state: ability, error: null };
  if (!(await currentSubscription())) return { state: 'off', error: null };
  const { data } = await api.call('GET utils/rfn', { query: deviceName() });
  return { state: data?.subscribed ? 'on' : 'off', error: null };
}

/** Asks for permission, subscribes this browser and tells the server. */
export async function enablePush(api: ApiClient): Promise<PushOutcome> {
  const ability = pushAbility();
  if (ability !== 'possible') return { state: ability, error: null };
  const permission = await askPermission();
  if (permission === 'denied') return { state: 'denied', error: null };
  if (permission === 'default') return { state: 'off', error: 'The browser was not allowed to show notifications.' };
  const device = deviceName();
  const known = await api.call('GET utils/rfn', { query: device });
  if (known.error) return { state: 'off', error: known.error.message };
  const { endpoint, keys } = (await subscribe(known.data.key)).toJSON();
  const kept = await api.call('POST utils/push_subscription', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, vid: device.vid },
  });
  return kept.error ? { state: 'off', error: kept.error.message } : { state: 'on', error: null };
}

/** Takes this browser off the server's list first, so that nothing is sent to a subscription that is gone. */
export async function disablePush(api: ApiClient): Promise<PushOutcome> {
  const ability = pushAbility();
  if (ability !== 'possible') return { state: ability, error: null };
  const subscription = await currentSubscription();
  if (!subscription) return { state: 'off', error: null };
  const { error } = await api.call('POST utils/push_unsubscribe', { body: { endpoint: subscription.endpoint } });
  if (error && error.code !== 'not_found') return { state: 'on', error: error.message };
  await subscription.unsubscribe();
  return { state: 'off', error: null };
}
