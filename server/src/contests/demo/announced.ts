/** The demo's users of whom newcomers are told, in that order, and what. */
export const announced: Readonly<Record<string, { about: string; isAdmin?: boolean }>> = {
  rusty: { about: 'a player in several contests, with picks still to make' },
  casey: { about: 'the administrator, who plays as well', isAdmin: true },
  dana: { about: 'a player with two entries in one contest' },
  sal: { about: 'a player in the smallest contest' },
};

/** Whether newcomers are told to sign in as this user, who then makes the picks to come. */
export const isAnnounced = (username: string): boolean => username in announced;
