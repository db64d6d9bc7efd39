/** The page that an invitation opens. The code stands behind the #, which no browser sends: it is in no proxy's log. */
export const inviteLink = (baseUrl: string, code: string): string => `${baseUrl}/join#${code}`;
