/** An address as it may be shown: without user, password and query, which may hold a key. */
export const publicAddress = ({ origin, pathname }: URL): string => `${origin}${pathname}`;
