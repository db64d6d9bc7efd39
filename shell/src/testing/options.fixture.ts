import type { UserOptions } from '@poolhouse/contract';

/** A player's options: both switches off, two football entries, no bowl mania. */
export const someOptions = (over: Partial<UserOptions> = {}): UserOptions => ({
  main: {
    ...{ weeklyReminder: 0, weeklyRecap: 0, mobileSmackNotifications: 0, mobileMoments: 0 },
    ...{ time_zone: '', quiet_hours: null, color: '', monogram: '' },
  },
  bowl_mania: { EntryName: '' },
  football_entries: [
    { entry_id: 3, contest_id: 1, contest_name: 'Sunday Crew', year: 2026, entry_name: 'Rusty Nail' },
    { entry_id: 9, contest_id: 2, contest_name: 'Office', year: 2026, entry_name: 'Rust Belt' },
  ],
  golf: { EntryName: 'Shank' },
  name_sections: [
    { ID: 'bowl_mania', title: 'Bowl Mania', order: 10, EntryName: '' },
    { ID: 'golf', title: 'Golf', order: 30, EntryName: 'Shank' },
  ],
  ...over,
});
