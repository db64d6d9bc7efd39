import { watchNesting } from '../ground/db/nesting';

/** Loaded before every file of tests (jest.config.cjs). */
watchNesting();
