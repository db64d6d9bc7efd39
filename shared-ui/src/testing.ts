/** A kit without a server, for the tests of whoever builds on it. */
// First, because React DOM looks for who watches it only as it begins.
export { type Draws, takeDraws } from './testing/draws';
export { renderHookWithKit, renderWithKit, type RenderedKit } from './testing/renderWithKit';
export { type FakeKit, fakeKit, type KitOptions } from './testing/fake-kit';
export { type FakePage, fakePage, type PageChange, type PageRead } from './testing/fake-page';
export type { FakeAnswer, FakeAnswers, FakeCall } from './testing/fake-answers.types';
export { aPageState } from './testing/page-state';
export { expectNoAxeFindings } from './testing/axe';
export { fill } from './testing/fill';
export { fakeBrowserPush } from './testing/fake-push';
export { screenOf } from './testing/screen-of';
export { inEachZone } from './testing/zones';
export { describeReads } from './testing/reads/describe-reads';
export type { ReadScreen } from './testing/reads/reads.types';
