/** '9 of 40 used'. */
export const usedInWords = ({ used, uses }: { used: number; uses: number }): string => `${used} of ${uses} used`;

/** A link as it is read aloud or typed: without the protocol. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '');
