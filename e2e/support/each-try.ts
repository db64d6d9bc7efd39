import { closeContexts } from './contexts';

// At once, while what the test before has left is as it was; 0 shows each fault as it is.
if (process.env.POOLHOUSE_TEST_RETRY !== '0') jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

afterEach(closeContexts);
