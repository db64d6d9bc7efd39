import type { RemoteDescription } from '@poolhouse/contract';
import { misfits, type SiteFacts } from './fit.rules';
import { aBuild, SHELL } from './testing/handmade';

const golf = aBuild('mf-golf', '1.0.0').remote;
const site: SiteFacts = {
  shell: SHELL,
  compatibility: golf.compatibility,
  areas: ['football', 'utils'],
  others: [aBuild('mf-football', '1.0.0').remote, golf],
};

describe('what fits the live site', () => {
  it('is a remote within all ranges; an earlier version of its own is in nobody’s way', () => {
    expect(misfits({ ...golf, version: '1.1.0' }, site)).toEqual([]);
  });

  it.each<[string, Partial<RemoteDescription>, RegExp]>([
    ['a newer kit', { kit: '^1.5.0' }, /needs the kit \^1\.5\.0, and the live shell has 1\.4\.0/],
    ['another major of the kit', { kit: '^2.0.0' }, /needs the kit/],
    ['another React', { shared: { react: '^18.0.0' } }, /needs react \^18\.0\.0.*has 19\.3\.1/],
    ['an older contract', { compatibility: 0 }, /compatibility number 0, and this server's is \d/],
    ['a newer contract', { compatibility: 99 }, /compatibility number 99/],
    ['an API that is not there', { api: ['utils', 'chess'] }, /API area chess/],
    [
      'a route of another team',
      { routes: [{ path: 'football', title: 'Mine', preload: [] }] },
      /claims the route football, which belongs to mf-football \(Football team\)/,
    ],
    ['a contest of another team', { contests: { Football: 'Mine' } }, /claims the contest Football/],
    ['a container of another team', { name: 'mf_football' }, /container is called mf_football/],
  ])('is not %s', (_what, unlike, sentence) => {
    const faults = misfits({ ...golf, ...unlike }, site);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  it('a module with a copy of its own where the shell’s is too old may be newer', () => {
    expect(misfits({ ...golf, shared: { '@poolhouse/shared-ui/data': '^1.9.0', 'left-pad': '^1.0.0' } }, site)).toEqual([]);
  });
});
