import fc from 'fast-check';
import { joinMail, passwordChangedMail, resetMail, welcomeMail } from './account-mails';
import { recapMail } from './recap-mail';
import { weeklyReminderMail } from './weekly-reminder';

const site = { baseUrl: 'https://pool.example.org', unsubscribeUrl: 'https://pool.example.org/api/v1/na/unsubscribe?token=abc' };
const link = 'https://pool.example.org/setpassword?guid=g&user=a&mode=join';
const lock = { at: Date.parse('2022-09-09T00:20:00Z'), game: 'Buffalo Bills at Los Angeles Rams' };
const entry = {
  contestName: 'League',
  entryName: "Ann's Aces",
  round: 'week 1',
  begins: 'kicks off',
  missing: 2,
  picks: 5,
  path: '/football/makepicks?entry=7',
};
const reminder = (values = {}) =>
  weeklyReminderMail({
    username: 'Ann',
    entries: [entry],
    lock,
    zone: 'America/New_York',
    ...site,
    ...values,
  });

describe('mails', () => {
  const all = {
    join: joinMail({ username: 'Ann', link, ...site }),
    welcome: welcomeMail({ username: 'Ann', ...site }),
    reset: resetMail({ username: 'Ann', link, ...site }),
    changed: passwordChangedMail({ username: 'Ann', ...site }),
    reminder: reminder(),
  };

  it.each(Object.entries(all))('%s says the same as text and as HTML, with a way out of reminders', (_name, { subject, text, html }) => {
    expect(subject.length).toBeLessThan(78);
    expect(text).toContain('Hello Ann,');
    expect(html).toContain('Hello Ann,');
    expect(text).toContain(site.unsubscribeUrl);
    expect(html).toContain(`href="${site.unsubscribeUrl}"`);
  });

  it('says nothing of a way out where a mail has none', () => {
    const { text, html } = welcomeMail({ username: 'Ann', ...site, unsubscribeUrl: '' });
    expect(text).toMatch(/\n-- \nPoolhouse, https:\/\/pool\.example\.org\n$/);
    expect(text + html).not.toContain('any more');
  });

  it('carries a log’s checkpoint as it is signed, to be copied', () => {
    const checkpoint =
      'poolhouse/0123456789abcdef/7\n12\nHrqZzqAjNTNAsYXGhdPQZyLe8EgQoHnck/Oq4QRcioQ=\n\n— poolhouse/0123456789abcdef/7 b0jhSXP7vNH4\n';
    const words = { username: 'Ann', contest: 'League', when: 'Week 3', words: 'Ann won', own: [], lines: [], page: '/', ...site };
    const { text, html } = recapMail({ ...words, checkpoint });
    expect(text).toContain(`\n${checkpoint}`);
    expect(html).toContain(`>${checkpoint.trimEnd()}</pre>`);
    expect(recapMail(words).html).not.toContain('<pre');
  });

  it('carries the link whole in both', () => {
    for (const { text, html } of [all.join, all.reset]) {
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
  });

  it('keeps what people typed from becoming HTML', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (username, entryName) => {
        const hostile = { username: `<b>${username}`, entries: [{ ...entry, entryName: `"><img src=x onerror=1>${entryName}` }] };
        for (const { html } of [reminder(hostile), joinMail({ username: hostile.username, link, ...site })]) {
          expect(html).not.toMatch(/<b>|<img/);
          expect(html.match(/<\w+/g)!.filter((tag) => !/^<(html|head|meta|title|body|div|p|a|br|ul|li)$/.test(tag))).toEqual([]);
        }
      }),
    );
  });

  it('tells the lock in the words of the player’s zone', () => {
    expect(reminder().text).toContain('Buffalo Bills at Los Angeles Rams kicks off on Thursday, September 8, at 8:20 PM EDT');
    expect(reminder().text).toContain("League, week 1: Ann's Aces has 3 of 5 picks saved");
    expect(reminder({ zone: 'America/Los_Angeles' }).subject).toBe('Your picks lock Thursday at 5:20 PM PDT');
    expect(reminder({ zone: 'Europe/London' }).text).toContain('Friday, September 9, at 1:20 AM');
  });
});
