import { act, cleanup, fireEvent } from '@testing-library/react';
import type { FakeAnswers, FakeCall } from '../fake-answers.types';
import { renderWithKit } from '../renderWithKit';
import type { ReadScreen } from './reads.types';
import { nameOf, seen, type Seen } from './seen';

const SAID = 'The test keeps this back.';
const UNANSWERED = /This test has no answer for/;
const STILL_ROUNDS = 3;
const ROUNDS_AT_MOST = 300;
const ROUND_MS = 4;
/** Some figures are counted in the browser, slice by slice. */
const COUNTING_MS = 12_000;

interface Drawn extends Seen {
  /** What was asked, in order. */
  readonly asked: readonly string[];
  /** What could not be read is said, with a way to ask again beside it. */
  readonly saysSo: boolean;
  readonly offersRetry: boolean;
  readonly unanswered: boolean;
}

/**
 * What a screen does wrong while one of its reads fails, or is not answered: it says nothing of it, offers no way to try again, says what it
 * cannot know ('Nobody is in yet'), or has a button that would save over what it has not read. Each read that it makes is kept back once in
 * each way, all others are answered; what is right is what it says and saves when all is read.
 */
export async function complaintsOf(screen: ReadScreen): Promise<string[]> {
  const good = await draw(screen, screen.answers, COUNTING_MS);
  const reads = [...new Set(good.asked)].filter((key) => key.startsWith('GET '));
  const complaints: string[] = [];
  if (good.unanswered || good.saysSo) complaints.push(`asks for what the test does not answer: ${reads.join(', ')}`);
  if (good.busy) complaints.push('is still under way when all is read');
  for (const key of reads.filter((one) => !(one in (screen.elsewhere ?? {})))) {
    const failed = await draw(screen, { ...screen.answers, [key]: () => ({ error: { code: 'unavailable', message: SAID } }) });
    if (!failed.saysSo) complaints.push(`${key} fails in silence`);
    else if (!failed.offersRetry) complaints.push(`${key} fails without 'Try again'`);
    complaints.push(...untrue(failed, good, screen).map((what) => `${key} failed, and ${what}`));
    const slow = await draw(screen, { ...screen.answers, [key]: () => new Promise(() => {}) });
    if (!slow.busy) complaints.push(`${key} is slow, and nothing says so`);
    complaints.push(...untrue(slow, good, screen).map((what) => `${key} is slow, and ${what}`));
  }
  return complaints;
}

function untrue(now: Seen, good: Seen, { besides = [] }: ReadScreen): string[] {
  const allowed = (text: string) => besides.some((one) => (typeof one === 'string' ? one === text : one.test(text)));
  return [
    ...[...now.words].filter((text) => !good.words.has(text) && !allowed(text)).map((text) => `it says '${text}'`),
    ...[...now.saves].filter((save) => !good.saves.has(save)).map((save) => `this can be saved: ${save}`),
  ];
}

async function draw({ ui, press = [], choose = {}, ...options }: ReadScreen, answers: FakeAnswers, busyMs = 0): Promise<Drawn> {
  const { calls } = renderWithKit(await ui(), { ...options, answers });
  await stillness(calls);
  for (const words of press) {
    const found = [...document.body.querySelectorAll('button, [role="tab"], summary, a')].find((one) => fits(nameOf(one), words));
    if (found) fireEvent.click(found);
    await stillness(calls);
  }
  for (const [label, value] of Object.entries(choose)) {
    const list = [...document.body.querySelectorAll('select')].find((one) => one.labels[0]?.textContent === label);
    if (list) fireEvent.change(list, { target: { value } });
    await stillness(calls);
  }
  for (let waited = 0; waited < busyMs && document.body.querySelector('[aria-busy="true"]'); waited += 50)
    await act(() => new Promise((done) => setTimeout(done, 50)));
  const alerts = [...document.body.querySelectorAll('[role="alert"]')].filter(({ textContent }) => textContent.includes(SAID));
  const drawn = {
    ...seen(document.body),
    asked: calls.map(({ key }) => key),
    saysSo: alerts.length > 0,
    offersRetry: alerts.some((alert) => [...around(alert).querySelectorAll('button')].some((one) => /try again/i.test(nameOf(one)))),
    unanswered: UNANSWERED.test(document.body.textContent),
  };
  cleanup();
  return drawn;
}

const fits = (name: string, words: string | RegExp) => (typeof words === 'string' ? name === words : words.test(name));
const around = (alert: Element): Element => alert.closest('section, form, [role="dialog"]') ?? alert;

/** Until nothing is asked and nothing is drawn any more. */
async function stillness(calls: readonly FakeCall[]): Promise<void> {
  let before = '';
  for (let round = 0, still = 0; still < STILL_ROUNDS && round < ROUNDS_AT_MOST; round += 1) {
    await act(() => new Promise((done) => setTimeout(done, ROUND_MS)));
    const now = `${calls.length} ${document.body.innerHTML}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
