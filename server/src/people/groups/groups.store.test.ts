import { describeByTurns } from '../../testing/engines';
import { addUser } from '../../testing/rows.store';
import { addMember, dropMember, groupsOf } from './groups.store';

describeByTurns('who leaves a group', (engine) => {
  it('is at home in another one of theirs from then on, and stays where they are at home else', async () => {
    const db = await engine.open();
    const userId = await addUser(db, { group_number: 1 });
    const homeOf = () => db.read((tx) => tx.selectFrom('users').select('group_number').where('id', '=', userId).executeTakeFirstOrThrow());
    const leave = (group: number) => db.write((tx, invalidate) => dropMember(tx, invalidate, userId, group));
    for (const group of [2, 3]) {
      await addUser(db, { group_number: group });
      await db.write((tx, invalidate) => addMember(tx, invalidate, { userId, groupNumber: group }, 0));
    }
    await leave(3);
    expect(await homeOf()).toEqual({ group_number: 1 });
    await leave(1);
    expect(await homeOf()).toEqual({ group_number: 2 });
    await leave(2);
    expect([await homeOf(), await db.read((tx) => groupsOf(tx, userId))]).toEqual([{ group_number: 2 }, []]);
  });
});
