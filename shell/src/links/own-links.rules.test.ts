import { aRemote } from '../testing/remote.fixture';
import { ownLinks } from './own-links.rules';

const route = (path: string) => [{ path, title: path, preload: [] }];
const registry = {
  remotes: [
    aRemote({ id: 'mf-keys', contests: {}, routes: route('keys'), link: { title: 'Keys', for: 'administrators' } }),
    aRemote({ id: 'mf-weather', contests: {}, routes: [...route('weather'), ...route('weather/maps')], link: { title: 'Weather' } }),
    aRemote({ id: 'mf-news', contests: {}, routes: route('news'), link: { title: 'News', for: 'everybody' } }),
    aRemote({ id: 'mf-curling', contests: { Curling: 'Curling' }, routes: route('curling'), link: { title: 'Ice' } }),
    aRemote({ id: 'mf-moon', contests: {}, routes: route('moon'), link: { title: 'Moon', for: 'moonmen' } }),
    aRemote(),
  ],
};
const titles = (contests: string[], isAdmin: boolean) => ownLinks(registry, { contests, isAdmin }).map(({ title }) => title);

test('links stand by title, those for administrators last, and what is for nobody known is for nobody', () => {
  expect(titles([], false)).toEqual(['News', 'Weather']);
  expect(titles(['Curling'], false)).toEqual(['Ice', 'News', 'Weather']);
  expect(titles([], true)).toEqual(['News', 'Weather', 'Keys']);
});

test('a link leads to the remote’s first screen, and says where it is switched off', () => {
  const [news, weather] = ownLinks(registry, { contests: [], isAdmin: false }, new Set(['mf-weather']));
  expect(weather).toEqual({ name: 'mf-weather', title: 'Weather', href: '/weather', inside: true, off: true });
  expect(news).toMatchObject({ off: false });
});
