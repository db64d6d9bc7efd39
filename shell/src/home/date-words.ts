const dateline = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** 'Sun, Nov 16, 3:22 PM'. @param now epoch ms */
export const dateWords = (now: number): string =>
  dateline
    .format(now)
    .replace(/\u202f/g, ' ')
    .replace(' at ', ', ');
