/** Pages of the shell that a contest's screens may link to. */
export const shellRoutes = { home: '/', accountSettings: '/accountsettings' } as const;
