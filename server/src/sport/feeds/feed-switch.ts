/** The setting by which the console switches a feed's usual address on, where the operator has set none: '1' for on. */
export const feedSwitch = (name: string): string => `feed_on:${name}`;
