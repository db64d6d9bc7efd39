import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import { footballKind } from '../football/football.kind';
import type { Memberships } from './directory';
import { firstEntry, wantedContest, wantedEntry } from './wanted-contest';

const contest = (id: number, year: number, over: Partial<Contest> = {}): Contest => ({
  id,
  year,
  type: 'football',
  name: 'League',
  groupNumber: 1,
  firstWeek: 1,
  ...over,
});
const contests = [
  contest(5, 2023, { groupNumber: 2 }),
  contest(3, 2022),
  contest(4, 2022, { type: 'golf' }),
  contest(1, 2021),
  contest(2, 2021, { groupNumber: 2 }),
];
const entry = (id: number, userId: number, contestId: number): Entry => ({
  id,
  userId,
  contestId,
  name: `e${id}`,
  createdAt: 0,
});
const entries = [entry(11, 1, 3), entry(12, 1, 1), entry(13, 1, 4), entry(21, 2, 3), entry(31, 3, 5)];
const entriesOfUser = (user: number) => entries.filter((one) => one.userId === user);
const memberships: Memberships = {
  contest: async (id) => contests.find((one) => one.id === id),
  entry: async (id) => entries.find((one) => one.id === id),
  entriesOf: async (id) => entries.filter((one) => one.contestId === id),
  entriesOfUser: async (user) => entriesOfUser(user),
  contestsOf: async (user) => contests.filter(({ id }) => entriesOfUser(user).some((one) => one.contestId === id)),
  contestsOfGroup: async (group) => contests.filter((one) => one.groupNumber === group),
  contestsOfSeason: async (type, year) => contests.filter((one) => one.type === type && one.year === year),
  contestsOfKind: async (type) => contests.filter((one) => one.type === type),
};
const viewer = (userId: number, isAdmin = false): Viewer => ({ userId, isAdmin, username: 'x', groupNumber: 1, deviceId: null });
const found = async (who: Viewer, id?: number, year?: number) => {
  const { contest: one, configYear } = await wantedContest(memberships, who, footballKind, { contestId: id, year, now: Date.UTC(2023, 8) });
  return [one.id, configYear];
};
const NOT_FOUND = expect.objectContaining({ code: 'not_found' });

describe('the contest of a football page', () => {
  it("is the viewer's latest when none is named, 0 included", async () => {
    expect(await found(viewer(1))).toEqual([3, 2022]);
    expect(await found(viewer(1), 0)).toEqual([3, 2022]);
    expect(await found(viewer(9, true))).toEqual([5, 2023]);
    expect(await found(viewer(1, true))).toEqual([3, 2022]);
    await expect(found(viewer(9))).rejects.toThrow(NOT_FOUND);
  });

  it('is that of the same name and group in another year, if the viewer was in it', async () => {
    expect(await found(viewer(1), 3, 2021)).toEqual([1, 2022]);
    await expect(found(viewer(2), 3, 2021)).rejects.toThrow(NOT_FOUND);
    expect(await found(viewer(9, true), 5, 2021)).toEqual([2, 2023]);
    await expect(found(viewer(9, true), 5, 2022)).rejects.toThrow(NOT_FOUND);
  });

  it('is never one of another group, or of another kind', async () => {
    await expect(found(viewer(1), 5)).rejects.toThrow(NOT_FOUND);
    await expect(found(viewer(1), 4)).rejects.toThrow(NOT_FOUND);
  });
});

describe('the entry of a football page', () => {
  it("is one's own; an administrator may ask for any", async () => {
    expect((await wantedEntry(memberships, viewer(1), footballKind, 12)).contest.id).toBe(1);
    await expect(wantedEntry(memberships, viewer(1), footballKind, 21)).rejects.toThrow(NOT_FOUND);
    await expect(wantedEntry(memberships, viewer(1), footballKind, 13)).rejects.toThrow(NOT_FOUND);
    expect((await wantedEntry(memberships, viewer(9, true), footballKind, 21)).entry.id).toBe(21);
    expect((await firstEntry(memberships, viewer(1), footballKind, { now: Date.UTC(2023, 8) })).entry.id).toBe(11);
    await expect(firstEntry(memberships, viewer(9, true), footballKind, { now: Date.UTC(2023, 8) })).rejects.toThrow(NOT_FOUND);
  });
});
