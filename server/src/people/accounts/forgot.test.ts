import { describeSite } from '../../testing/engines';
import { guidIn, mailsIn } from '../../testing/outbox.store';
import { addUser } from '../../testing/rows.store';
import { addAccount, testSite, type TestSite } from '../../testing/site';
import { answerPasswordRequest, FORGOT_PER_ADDRESS, MAILS_PER_USER } from './forgot';

describeSite('a forgotten password', (engine) => {
  let site: TestSite;
  let address = 0;
  const ask = (username: string, remoteAddress = `203.0.113.${(address += 1)}`) =>
    site.call('POST na/forgot', { body: { username }, remoteAddress });
  /** The mail agent answers what was asked. */
  const mails = async () => {
    const mail = { baseUrl: 'http://localhost:8080', from: 'Poolhouse <poolhouse@localhost>' };
    while (await answerPasswordRequest(site.db, { clock: site.clock, wall: site.wall, mail }));
    return (await mailsIn(site.db)).map(({ kind, to_address }) => [kind, to_address]);
  };

  beforeEach(async () => {
    address = 0;
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'first');
  });
  afterEach(() => site.app.close());

  it('brings a mail to who exists, by name or e-mail, with the same answer for all', async () => {
    const answers = [await ask('ANN'), await ask('ann@example.org'), await ask('nobody'), await ask('nobody@example.org')];
    for (const { status, data } of answers) expect([status, data]).toEqual([200, { result: 'success' }]);
    expect(await mails()).toEqual([
      ['reset', 'Ann@example.org'],
      ['reset', 'Ann@example.org'],
    ]);
  });

  it('costs one row of the same shape and one waking of the mail agent, whoever is named, and nothing of it stays', async () => {
    await ask('Ann');
    await ask('Bob');
    const rows = await site.db.read((tx) => tx.selectFrom('password_requests').select(['typed_name', 'ip']).orderBy('id').execute());
    expect(rows).toEqual([
      { typed_name: 'Ann', ip: '203.0.113.1' },
      { typed_name: 'Bob', ip: '203.0.113.2' },
    ]);
    expect(await mailsIn(site.db)).toEqual([]);
    expect(await mails()).toHaveLength(1);
    expect(await site.db.read((tx) => tx.selectFrom('password_requests').select('id').execute())).toEqual([]);
  });

  it('brings a link that works', async () => {
    await ask('Ann');
    await mails();
    expect(
      (await site.call('POST utils/setnewpassword', { body: { guid: await guidIn(site.db, 'reset'), password: 'second' } })).status,
    ).toBe(200);
    expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'second' } })).status).toBe(200);
  });

  it('invites a player again who has never joined', async () => {
    await addUser(site.db, { username: 'Eve', email: 'eve@example.org' });
    await ask('eve');
    expect(await mails()).toEqual([['join', 'eve@example.org']]);
  });

  it('fills no mailbox, whoever asks', async () => {
    for (let n = 0; n < MAILS_PER_USER.times + 2; n++) expect((await ask('Ann')).status).toBe(200);
    expect(await mails()).toHaveLength(MAILS_PER_USER.times);
  });

  it('may be asked for so often from one address, known names or not', async () => {
    for (let n = 0; n < FORGOT_PER_ADDRESS.times; n++) expect((await ask(`nobody ${n}`, '192.0.2.1')).status).toBe(200);
    const refused = await ask('Ann', '192.0.2.1');
    expect([refused.status, refused.headers['retry-after'], refused.error?.message]).toEqual([
      429,
      '900',
      expect.stringContaining('requests for a new password'),
    ]);
    site.wall.advance(FORGOT_PER_ADDRESS.windowMs);
    expect((await ask('Ann', '192.0.2.1')).status).toBe(200);
  });

  it('is refused without a name', async () => {
    expect((await ask(' ')).status).toBe(400);
    expect((await site.call('POST na/forgot', { body: {} as never })).status).toBe(400);
  });
});
