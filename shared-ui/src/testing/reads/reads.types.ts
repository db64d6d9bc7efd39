import type { ReactElement } from 'react';
import type { FakeAnswers } from '../fake-answers.types';
import type { KitOptions } from '../fake-kit';

/** A screen, or a piece of one, with everything that it reads. */
export interface ReadScreen extends Omit<KitOptions, 'answers'> {
  /** What is drawn. */
  ui(): ReactElement | Promise<ReactElement>;
  /** All that it reads, answered well; whatever it asks beside that fails the test. */
  answers: FakeAnswers;
  /** What is pressed once all is still, in order, by the words on it: much is read only when it is opened. */
  press?: readonly (string | RegExp)[];
  /** What is chosen after that, by the label of the list: label to value. */
  choose?: Readonly<Record<string, string>>;
  /** Words that stand there only while something could not be read, and are true then: 'Choose a user' while the users come. */
  besides?: readonly (string | RegExp)[];
  /** Reads of the frame around the piece, whose failure the frame says, each with where that is tested. */
  elsewhere?: Readonly<Record<string, string>>;
}
