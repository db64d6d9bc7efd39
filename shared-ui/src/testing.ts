/** A kit without a server, for the tests of whoever builds on it. */
export { renderHookWithKit, renderWithKit, type RenderedKit } from './testing/renderWithKit';
export { type FakeKit, fakeKit, type KitOptions } from './testing/fake-kit';
export { type FakePage, fakePage, type PageChange, type PageRead } from './testing/fake-page';
export type { FakeAnswer, FakeAnswers, FakeCall } from './testing/fake-answers.types';
export { expectNoAxeFindings } from './testing/axe';
export { fakeBrowserPush } from './testing/fake-push';
