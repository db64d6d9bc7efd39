/** What a player turns off by the link in a mail; mails that they ask for themselves come all the same, and their link turns reminders off. */
export type MailSort = 'reminders' | 'recaps';

/** Of what the database holds. */
export const mailSortOf = (text: string): MailSort => (text === 'recaps' ? 'recaps' : 'reminders');
