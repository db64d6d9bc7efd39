import { describeByTurns } from '../../testing/engines';
import { addUser } from '../../testing/rows.store';
import { readSmack, SMACK_SHOWN } from './smack-rows.store';
import { archiveSmack, boardOf, postSmack } from './smack.store';

describeByTurns('the smack board', (engine) => {
  it('keeps text as typed, newest first, and hides what its writer deleted', async () => {
    const db = await engine.open();
    const [ann, bob] = [await addUser(db), await addUser(db)];
    const board = boardOf('football', 3);
    const post = (userId: number, message: string, now: number) =>
      db.write((tx, invalidate) =>
        postSmack(tx, invalidate, { board, page: '/football', userId, entryName: `Entry ${userId}`, message, now }),
      );
    const first = await post(ann, '<b>Hi</b> & "bye"', 1000);
    const second = await post(bob, 'later', 2000);
    const before = db.tags.version([`smack:${board}`]);
    await expect(db.write((tx, invalidate) => archiveSmack(tx, invalidate, { board, id: first, userId: bob }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      db.write((tx, invalidate) => archiveSmack(tx, invalidate, { board: 'football:4', id: first, userId: ann })),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(db.tags.version([`smack:${board}`])).toBe(before);
    expect((await db.read((tx) => readSmack(tx, board))).map((row) => [row.ID, row.Message, row.archived])).toEqual([
      [second, 'later', 0],
      [first, '<b>Hi</b> & "bye"', 0],
    ]);
    await db.write((tx, invalidate) => archiveSmack(tx, invalidate, { board, id: first, userId: ann }));
    expect((await db.read((tx) => readSmack(tx, board)))[1]).toEqual({
      ID: first,
      EntryName: `Entry ${ann}`,
      Message: '',
      Modtime: '1970-01-01T00:00:01.000Z',
      archived: 1,
    });
    await expect(db.write((tx, invalidate) => archiveSmack(tx, invalidate, { board, id: first, userId: ann }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('shows the latest messages only', async () => {
    const db = await engine.open();
    const userId = await addUser(db);
    await db.write(async (tx, invalidate) => {
      for (let n = 0; n < SMACK_SHOWN + 5; n++)
        await postSmack(tx, invalidate, { board: 'football:1', page: '/football', userId, entryName: 'x', message: `m${n}`, now: n });
    });
    const rows = await db.read((tx) => readSmack(tx, 'football:1'));
    expect([rows.length, rows[0]!.Message, rows.at(-1)!.Message]).toEqual([SMACK_SHOWN, `m${SMACK_SHOWN + 4}`, 'm5']);
  });
});
