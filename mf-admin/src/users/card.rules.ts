import type { DataOf } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';

type Card = DataOf<'GET ad/user_card'>;
type User = Card['user']['data'][number];
type Entry = Card['user_entries']['data'][number];

/** What is known of a player, name and value; `when` tells an instant. */
export function cardFacts(user: User, when: (at: string) => string): [string, string][] {
  const mails = user.mails_waiting + user.mails_given_up;
  return [
    ['E-mail', user.Email],
    ['Joined', when(user.joined)],
    ['Last sign-in', user.last_signed_in === '' ? 'never' : when(user.last_signed_in)],
    ['Devices', String(user.devices)],
    ['Passkeys', String(user.passkeys)],
    ['Lock', user.locked_until === '' ? 'none' : `until ${when(user.locked_until)}`],
    [
      'Mails',
      mails === 0
        ? 'all sent'
        : formatList([
            user.mails_waiting > 0 && `${user.mails_waiting} waiting`,
            user.mails_given_up > 0 && `${user.mails_given_up} given up`,
          ]),
    ],
    ...(user.is_admin === 1 ? [['Role', 'site administrator'] as [string, string]] : []),
  ];
}

/** 'Turf Toe, Oak Street Pool 2026: 3 of 5 picks in, paid'. */
export function entryLine(entry: Entry): string {
  const facts = [
    entry.picks_of !== null && entry.picks_in !== null && `${entry.picks_in} of ${plural(entry.picks_of, 'pick')} in`,
    entry.paid === 1 && 'paid',
  ].filter(Boolean);
  return `${entry.entry_name}, ${entry.contest_name} ${entry.year}${facts.length > 0 ? `: ${formatList(facts)}` : ''}`;
}
