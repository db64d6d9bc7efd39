import { addressesIn, faultOfUrl, forLibpq, mustChooseHost } from './postgres-url';

describe('an address of several hosts', () => {
  it('is one address for each, with all that stands around them', () => {
    expect(addressesIn('postgres://ann:a,b@one:5433,two,[::1]:6000/pool?target_session_attrs=read-write&sslmode=require')).toEqual([
      'postgres://ann:a,b@one:5433/pool?sslmode=require',
      'postgres://ann:a,b@two/pool?sslmode=require',
      'postgres://ann:a,b@[::1]:6000/pool?sslmode=require',
    ]);
  });

  it('stays as it is where it names one and asks nothing of it', () => {
    for (const url of ['postgres://one/pool', 'postgres:///pool?host=/var/run/postgresql', 'postgres://a:b,c@one/pool']) {
      expect(addressesIn(url)).toEqual([url]);
      expect(mustChooseHost(url)).toBe(false);
    }
    expect(mustChooseHost('postgres://one/pool?target_session_attrs=primary')).toBe(true);
    expect(mustChooseHost('postgres://one,two/pool')).toBe(true);
  });

  it.each([
    ['postgres://one,two/pool?target_session_attrs=any', 'asks for target_session_attrs=any; the site writes, so it must be read-write'],
    ['postgres:///pool?host=one,two', 'names several hosts behind the ?'],
    ['postgres://one,,two/pool', 'has a list of hosts with a gap in it'],
    ['postgres://one:x,two/pool', "has a list of hosts with 'one:x' in it"],
    ['postgres://ann:a/b@one/pool', 'is no address'],
    ['postgres://one:99999,two/pool', 'is no address'],
  ])('%s is refused in plain words', (url, words) => expect(faultOfUrl(url)).toContain(words));

  it.each(['postgres://one:5432,two:5432/pool', 'postgres://ann:a,b@one,two/pool?target_session_attrs=read-write', 'postgres://one/pool'])(
    '%s can be used',
    (url) => expect(faultOfUrl(url)).toBeUndefined(),
  );

  it('goes to programs of PostgreSQL without its password, and asks for the host that takes writes', () => {
    expect(forLibpq('postgres://ann:a%40b@one,two/pool')).toEqual({
      url: 'postgres://ann@one,two/pool?target_session_attrs=read-write',
      password: 'a@b',
    });
    expect(forLibpq('postgres://ann@one/pool?sslmode=require')).toEqual({
      url: 'postgres://ann@one/pool?sslmode=require',
      password: undefined,
    });
  });
});
