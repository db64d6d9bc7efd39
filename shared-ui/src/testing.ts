/** A kit without a server, for the tests of whoever builds on it. */
export { renderWithKit, type KitOptions, type RenderedKit } from './testing/renderWithKit';
export type { FakeAnswers, FakeCall } from './testing/fake-answers.types';
export { expectNoAxeFindings } from './testing/axe';
export { fakeBrowserPush } from './testing/fake-push';
