/** Base64 of the public key (SPKI) that the server put into the page; null where it put none. */
export const registryKey = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=registry-key]')?.content || null;

/** Only a page under development may go without. */
export const KEY_NEEDED = process.env.NODE_ENV === 'production';
