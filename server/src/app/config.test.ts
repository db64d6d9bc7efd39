import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: 'localhost',
      databaseUrl: undefined,
      contests: {},
      dataFolder: resolve('data'),
      databaseFile: resolve('data/poolhouse.db'),
      practiceStart: undefined,
      practiceRate: undefined,
      proxies: [],
      budgets: { writes: 120, smack: 10 },
      remoteHosts: [],
      smtpUrl: undefined,
      pushInsecure: false,
      backups: { folder: resolve('data/backups'), copyTo: undefined, passphrase: undefined },
      logLevel: undefined,
      feeds: {
        scoreboards: { NFL: [], NCAA: [], NCAAB: [] },
        odds: { NFL: [], NCAA: [] },
        inPractice: false,
        importFolder: resolve('data/import'),
      },
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
    const { feeds, metrics } = readConfig({
      POOLHOUSE_ODDS_NFL_URL: 'https://one.test/odds?markets=spreads,totals  https://two.test/odds?apiKey=its-own',
      POOLHOUSE_ODDS_KEY: 'a-key',
      POOLHOUSE_METRICS_PORT: '9464',
    });
    expect(feeds.odds.NFL.map(({ hostname, searchParams }) => [hostname, searchParams.get('apiKey')])).toEqual([
      ['one.test', 'a-key'],
      ['two.test', 'its-own'],
    ]);
    expect(metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    const bucket = { POOLHOUSE_BACKUPS_COPY: 'https://s3.example.org/pool/nightly', POOLHOUSE_BACKUPS_COPY_KEY: 'id:se:cret' };
    expect(readConfig(bucket).backups.copyTo).toEqual({
      endpoint: 'https://s3.example.org/pool',
      prefix: 'nightly/',
      region: 'auto',
      keyId: 'id',
      secret: 'se:cret',
    });
    expect(() => readConfig({ ...bucket, POOLHOUSE_BACKUPS_COPY_KEY: '' })).toThrow('POOLHOUSE_BACKUPS_COPY_KEY must be ID:SECRET');
    expect(() => readConfig({ POOLHOUSE_BACKUPS_COPY: 's3://pool' })).toThrow('POOLHOUSE_BACKUPS_COPY must be a folder, or a bucket');
    expect(readConfig({ POOLHOUSE_BACKUPS: 'off', POOLHOUSE_BACKUPS_COPY: '/mnt/disk' }).backups).toMatchObject({
      folder: undefined,
      copyTo: resolve('/mnt/disk'),
    });
  });

  it.each([['2022-09-06T12:00:00Z'], ['2022-09-06T12:00:00'], ['2022-09-06T08:00:00-04:00']])(
    'reads the clock %s, without a zone as UTC',
    (text) => {
      expect(readConfig({ POOLHOUSE_CLOCK: text, POOLHOUSE_CLOCK_RATE: '0' })).toMatchObject({
        practiceStart: Date.UTC(2022, 8, 6, 12),
        practiceRate: 0,
      });
    },
  );

  it('sends what players have to say to who is named, else to the sender of the mails', () => {
    expect(readConfig({ POOLHOUSE_MAIL_FROM: 'Pool <pool@example.org>' }).support).toBe('pool@example.org');
    expect(readConfig({ POOLHOUSE_MAIL_FROM: 'pool@example.org', POOLHOUSE_SUPPORT: 'ann@example.org' }).support).toBe('ann@example.org');
    expect(readConfig({ POOLHOUSE_SUPPORT: 'https://help.example.org/' }).support).toBe('https://help.example.org/');
  });

  it('takes a day alone as its midnight', () => {
    expect(readConfig({ POOLHOUSE_CLOCK: '2022-09-06' }).practiceStart).toBe(Date.UTC(2022, 8, 6));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres:///pool?host=one,two'],
    ['DATABASE_URL', 'postgres://ann:a/b@one:x/pool'],
    ['POOLHOUSE_CLOCK', 'yesterday'],
    ['POOLHOUSE_CLOCK', '2022-13-06'],
    ['POOLHOUSE_CLOCK_RATE', '-1'],
    ['SMTP_URL', 'mail.example.org'],
    ['POOLHOUSE_URL', 'pool.example.org'],
    ['POOLHOUSE_URL', 'ftp://pool.example.org'],
    ['POOLHOUSE_REMOTE_HOSTS', 'https://a.example, static.example.org'],
    ['POOLHOUSE_SUPPORT', 'ask Ann'],
    ['POOLHOUSE_MAIN_PAGE', 'example.org'],
    ['POOLHOUSE_MAIL_FROM', 'nobody'],
    ['POOLHOUSE_MAIL_FROM', 'a@b.c\nBcc: d@e.f'],
    ['POOLHOUSE_PUSH_INSECURE', 'yes'],
    ['POOLHOUSE_PROXY', 'proxy.example.org'],
    ['POOLHOUSE_PROXY', '10.0.0.0/64'],
    ['POOLHOUSE_WRITES_PER_MINUTE', '-1'],
    ['POOLHOUSE_FEEDS_IN_PRACTICE', 'yes'],
    ['POOLHOUSE_NFL_SCOREBOARD_URL', 'scores'],
    ['POOLHOUSE_NCAA_SCOREBOARD_URL', 'https://scores.test/ scores'],
    ['POOLHOUSE_METRICS_PORT', '70000'],
    ['POOLHOUSE_ODDS_NFL_URL', 'ftp://odds.test/'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('says in plain words what is wrong with a list of hosts', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://one:5432,/pool' })).toThrow(
      'DATABASE_URL has a list of hosts with a gap in it: each is a name or an address, :port behind it',
    );
  });

  it.each([
    'postgres://one/pool',
    'postgres://ann:a,b@one:5432/pool',
    'postgres://one:5432,two:5432/pool',
    'postgresql://ann:a,b@one,two/pool?target_session_attrs=read-write',
    'postgres:///pool?host=/var/run/postgresql',
    'postgresql://[::1]:5432/pool',
  ])('takes %s', (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url));
});
