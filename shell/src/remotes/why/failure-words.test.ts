import { FAILURE_KINDS } from '@poolhouse/contract/remote';
import { failureWords } from './failure-words';
import { LoadFailure } from './load-failure';

test.each(FAILURE_KINDS)('%s says what happened, what works and what to do', (kind) => {
  const { sentence, heading, reload } = failureWords('NFL wins', new LoadFailure(kind, ''));
  expect(sentence).toMatch(/^NFL wins (could not be opened|was not started|stopped):.*rest of Poolhouse works\. .*(again|Reload|network)/);
  expect(heading).toBeUndefined();
  expect(reload).toBe(kind === 'incompatible');
});

test('each kind has words of its own, and an error of the server its number', () => {
  const sentences = FAILURE_KINDS.map((kind) => failureWords('Golf', new LoadFailure(kind, '')).sentence);
  expect(new Set(sentences).size).toBe(FAILURE_KINDS.length);
  expect(failureWords('Golf', new LoadFailure('bad_answer', '', { status: 503 })).sentence).toContain('error 503');
});

test.each(['page', 'paused'] as const)('a remote that waits (%s) is paused, not broken', (unfit) => {
  expect(failureWords('Golf', new LoadFailure('incompatible', '', { unfit }))).toMatchObject({
    heading: 'Golf is paused',
    reload: true,
    sentence: expect.stringMatching(/saved picks are kept.*Reload/),
  });
});
