import type { Account } from '../call';
import { findInPage, patternOf, SELECTORS, type Sought } from './find-in-page';
import type { Wire } from './wire';

/** So long a journey waits for what has to come; these browsers draw without a graphics card. */
const PATIENCE_MS = 45_000;
const AGAIN_MS = 60;
/** How WebDriver calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = Record<typeof ELEMENT, string>;

/** A browser beside Chromium, as somebody uses it who goes by what pages say: journeys are written for it once, and run in each. */
export class OtherBrowser {
  private constructor(private readonly wire: Wire) {}

  static async over(wire: Wire): Promise<OtherBrowser> {
    await wire.send('NewSession', { capabilities: {} });
    await wire.send('SetWindowRect', { width: 1440, height: 1000 });
    return new OtherBrowser(wire);
  }

  end(): Promise<void> {
    return this.wire.end();
  }

  async go(url: string): Promise<void> {
    await this.wire.send('Navigate', { url });
  }

  /** Runs a function in the page. */
  async run<A extends unknown[], T>(work: (...values: A) => T, ...values: A): Promise<T> {
    return (await this.wire.send('ExecuteScript', { script: `return (${String(work)}).apply(null, arguments)`, args: values })) as T;
  }

  async click(sought: Sought): Promise<void> {
    // What is drawn anew between finding and pressing is sought again.
    await this.soon(`press ${told(sought)}`, async () => {
      await this.wire.send('ElementClick', { id: await this.find(sought) });
      return true;
    });
  }

  /** Looks for a button, and answers how it is pressed without any further ado, and whether it could be. */
  async pressAtOnce(sought: Sought): Promise<() => Promise<boolean>> {
    const found = { [ELEMENT]: await this.soon(`find ${told(sought)}`, () => this.find(sought)) };
    const script = 'const [button] = arguments; const open = !button.disabled; button.click(); return open;';
    return async () => (await this.wire.send('ExecuteScript', { script, args: [found] })) === true;
  }

  /** Puts words into a field, instead of those that it has. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.soon(`fill in '${String(name)}'`, async () => {
      const id = await this.find({ role: 'field', name });
      // As a hand does it: what is there is marked, and typed over. To clear a field tells the page nothing in WebKit.
      const script = 'arguments[0].focus(); arguments[0].select();';
      await this.wire.send('ExecuteScript', { script, args: [{ [ELEMENT]: id }] });
      await this.wire.send('ElementSendKeys', { id, text });
      return true;
    });
  }

  /** Gives a file to a field of files, as if it had been dropped there: the dialog that chooses one is the system's. */
  async choose(name: string | RegExp, file: { name: string; text: string }): Promise<void> {
    await this.soon(`choose a file for '${String(name)}'`, async () => {
      const field = { [ELEMENT]: await this.find({ role: 'field', name }) };
      await this.wire.send('ExecuteScript', {
        script: `(${String(dropInPage)}).apply(null, arguments)`,
        args: [field, file.name, file.text],
      });
      return true;
    });
  }

  /** Waits until something is there. */
  async comes(sought: Sought): Promise<void> {
    await this.soon(`find ${told(sought)}`, () => this.find(sought));
  }

  /** Waits until the page says something, however it is written. */
  async says(words: RegExp): Promise<void> {
    await this.soon(`read ${words}`, async () => words.test(await this.text()));
  }

  async saysNoMore(words: RegExp): Promise<void> {
    await this.soon(`see ${words} go`, async () => !words.test(await this.text()));
  }

  /** All that a page says. */
  text(): Promise<string> {
    return this.run(() => document.body.innerText);
  }

  /** Waits for what is asked again and again; what it throws counts as not yet. */
  async soon<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
    const end = performance.now() + PATIENCE_MS;
    let trouble: unknown;
    while (performance.now() < end) {
      const answer = await ask().catch((thrown: unknown) => void (trouble = thrown));
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    const page = await this.text().catch(String);
    throw new Error(`Could not ${what}${trouble ? ` (${String(trouble)})` : ''}. The page said:\n${page.slice(0, 1500)}`);
  }

  /** Forgets who is signed in. */
  async leave(): Promise<void> {
    await this.run(() => localStorage.clear());
    // Where a hash alone differs, a page stays as it is.
    await this.go('about:blank');
  }

  /** Signs in by the form, whoever was there before. @param right whether the password is, and home then comes */
  async enter(url: string, { username, password }: Account, right = true): Promise<void> {
    // A page that is going may still write what it was about to: it is left until it has forgotten.
    await this.soon('be a guest', async () => {
      await this.go(url);
      await this.says(/Username|Welcome/);
      if (await this.run(() => document.querySelector('input[name="username"]') !== null)) return true;
      await this.leave();
      return null;
    });
    await this.fill('Username', username);
    await this.fill('Password', password);
    await this.click({ role: 'button', name: 'Sign In' });
    if (right) await this.comes({ role: 'heading', name: new RegExp(`^Welcome( back)?, ${username}$`) });
  }

  /** The name of an element that is there and in sight; throws where there is none. */
  private async find({ within, ...sought }: Sought): Promise<string> {
    const steps = [...(within ? [within] : []), sought].map(({ role, name }) => [SELECTORS[role], ...patternOf(name)] as const);
    const script = `const found = (${String(findInPage)})(arguments[0]); found?.scrollIntoView({ block: 'center' }); return found;`;
    const found = (await this.wire.send('ExecuteScript', { script, args: [steps] })) as Reference | null;
    if (!found) throw new Error(`there is no ${told({ ...sought, within })}`);
    return found[ELEMENT];
  }
}

/** Runs in the page. */
function dropInPage(field: HTMLInputElement, name: string, text: string): void {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], name, { type: 'text/csv' }));
  field.files = dropped.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const told = ({ role, name, within }: Sought): string =>
  `${role} '${String(name)}'${within ? ` in ${within.role} '${String(within.name)}'` : ''}`;
