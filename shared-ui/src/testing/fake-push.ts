interface FakePushOptions {
  permission: NotificationPermission;
  /** What the user answers when asked. */
  answer?: NotificationPermission;
  /** The browser has a subscription from before. */
  subscribed?: boolean;
}

const globals = globalThis as unknown as Record<string, unknown>;

/** Gives the test's browser what push needs, and counts what is done with it; null takes it away again. */
export function fakeBrowserPush(options: FakePushOptions | null) {
  const endpoint = 'https://push.example/abc';
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  let subscribed = options?.subscribed ?? false;
  const ask = jest.fn(async (): Promise<NotificationPermission> => (notification.permission = options?.answer ?? 'default'));
  const notification: { permission: NotificationPermission; requestPermission: typeof ask } = {
    permission: options?.permission ?? 'default',
    requestPermission: ask,
  };
  const unsubscribe = jest.fn(async (): Promise<boolean> => {
    subscribed = false;
    return true;
  });
  const made = { endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys }), unsubscribe };
  const subscribe = jest.fn(async (_how: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
    subscribed = true;
    return made;
  });
  const registration = { pushManager: { getSubscription: async () => (subscribed ? made : null), subscribe } };
  const register = jest.fn(async (_script: string) => registration);
  if (options) {
    globals.PushManager = class {};
    globals.Notification = notification;
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
    });
    crypto.randomUUID ??= () => '01234567-89ab-4cde-8f01-23456789abcd';
  } else {
    delete globals.PushManager;
    delete globals.Notification;
    delete (navigator as unknown as Record<string, unknown>).serviceWorker;
  }
  return { endpoint, keys, ask, register, subscribe, unsubscribe };
}
