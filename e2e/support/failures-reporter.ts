import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const words = ({ stack, message, value, snippet }: TestError): string => [stack ?? message ?? value ?? '', snippet ?? ''].join('\n').trim();

const write = (text: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\n${text}\n` : stripVTControlCharacters(`\n${text}\n`));

/**
 * Says only what went wrong, each test in one piece, so that runs beside each other stay readable; and writes how far it is to
 * POOLHOUSE_PROGRESS for whoever shows it.
 */
export default class FailuresReporter implements Reporter {
  private total = 0;
  private readonly done = new Set<TestCase>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase): void {
    this.done.add(test);
    if (process.env.POOLHOUSE_PROGRESS) writeFileSync(process.env.POOLHOUSE_PROGRESS, `${this.done.size} of ${this.total} tests`);
    // A test that has a try left is told of at its end.
    if (test.outcome() === 'flaky') this.say('PASSED AT THE SECOND TRY', test);
    else if (test.outcome() === 'unexpected' && test.results.length > test.retries) this.say('FAILED', test);
  }

  /** What went wrong outside of any test. */
  onError(error: TestError): void {
    write(`FAILED\n${words(error)}`);
  }

  private say(what: string, test: TestCase): void {
    const told = (result: TestResult) => [
      ...result.errors.map(words),
      ...result.attachments.filter(({ name }) => name === 'trace').map(({ path }) => `npx playwright show-trace ${path}`),
      ...result.attachments.filter(({ name }) => name.endsWith('-diff.png')).map(({ path }) => `What differs: ${path}`),
    ];
    const name = test.titlePath().slice(3).join(' ');
    write(`${what} ${relative(process.cwd(), test.location.file)}: ${name}\n${test.results.flatMap(told).join('\n')}`);
  }
}
