import { describeEachEngine } from '../../testing/engines';
import { addContest, addUser } from '../../testing/rows.store';
import { grantRole } from '../groups/roles.store';
import { readUserContests } from './user-contests.store';

describeEachEngine('the contests that sign-in names', (engine) => {
  it('are found for every mixture of roles, also for who plays nowhere', async () => {
    const db = await engine.open();
    const contestId = await addContest(db);
    await addContest(db, { contest_type: 'underdogs' });
    const named = async (...roles: ('commissioner' | 'helper')[]) => {
      const userId = await addUser(db);
      for (const role of roles) {
        const request = { userId, role, groupNumber: 1, contestId: role === 'helper' ? contestId : null };
        await db.write((tx, invalidate) => grantRole(tx, invalidate, request, { by: 'Carl', now: 0 }));
      }
      return (await db.read((tx) => readUserContests(tx, { id: userId, is_admin: 0 }))).sort();
    };
    expect(await named()).toEqual([]);
    expect(await named('helper')).toEqual(['Football']);
    expect(await named('commissioner')).toEqual(['Football', 'Underdogs']);
    expect(await named('helper', 'commissioner')).toEqual(['Football', 'Underdogs']);
  });
});
