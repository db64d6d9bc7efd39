/** What this browser and its user say about notifications, before the server is asked. */
export type PushAbility = 'unsupported' | 'denied' | 'possible';

/** The site's worker; it shows what arrives while no page is open. */
const WORKER = '/sw.js';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** This browser's subscription, null while there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks users where they were not asked yet. */
export async function askPermission(): Promise<NotificationPermission> {
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** @param key the server's public VAPID key, base64url; a subscription to another key is replaced */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const old = await pushManager.getSubscription();
  if (old && !sameBytes(old.options.applicationServerKey, applicationServerKey)) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function sameBytes(a: ArrayBuffer | null, b: Uint8Array): boolean {
  if (a === null || a.byteLength !== b.length) return false;
  const bytes = new Uint8Array(a);
  return b.every((byte, i) => byte === bytes[i]);
}
