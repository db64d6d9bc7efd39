/** What the compiler must know of a page that keeps itself fresh, and of a test's own page. Compiled, never run. */
import type { DataOf, UnderdogsConfigRow } from '@poolhouse/contract';
import type { FakeAnswers } from '../testing/fake-answers.types';
import { fakePage } from '../testing/fake-page';
import type { Same } from '../testing/same.types';
import type { PageState } from './page-state.types';
import { usePageData } from './usePageData';

type Home = DataOf<'GET utils/home'>;

export function Screen(): null {
  const home = usePageData('GET utils/home', {}, { refreshSeconds: ({ live }) => (live.data.length > 0 ? 30 : 60) });
  const state: Same<typeof home, PageState<Home>> = true;
  const waits = usePageData('GET underdogs/pagedata', null, { refreshSeconds: () => null });
  const rows: Same<NonNullable<typeof waits.data>['config']['data'], UnderdogsConfigRow[]> = true;
  home.patch((page) => ({ ...page, live: { data: [] } }));

  // @ts-expect-error -- a call that changes something is no page
  usePageData('POST football/smack', {}, { refreshSeconds: () => null });
  // @ts-expect-error -- a query that this page does not take
  usePageData('GET utils/home', { week: 3 }, { refreshSeconds: () => null });
  // @ts-expect-error -- a group that this page does not have
  usePageData('GET utils/home', {}, { refreshSeconds: ({ scores }) => scores });
  void [waits, state, rows];
  return null;
}

export function fakes(start: Home): FakeAnswers {
  const page = fakePage('GET utils/home', start);
  page.change({
    locks: [
      { ID: 'a', pick: 'Bears' },
      { ID: 'b', __removed: 1 },
    ],
  });
  // @ts-expect-error -- a row is known by its identifier
  page.change({ locks: [{ pick: 'Bears' }] });
  // @ts-expect-error -- a field that the row does not have
  page.change({ locks: [{ ID: 'a', team: 'Bears' }] });
  return {
    'GET utils/home': page.answer,
    // @ts-expect-error -- the page of another call
    'GET football/pagedata': page.answer,
    // @ts-expect-error -- an answer that the contract does not know
    'GET na/welcome': () => ({ practise: true }),
  };
}
