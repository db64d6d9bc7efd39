interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whoever pays for each byte has told the browser. */
export const savesData = (): boolean => connection().saveData === true;

/** What is fetched on a guess would be paid for, or be in the way of what was asked for. Browsers that do not tell are taken for quick. */
export const fetchesOnAGuess = (): boolean => !savesData() && !(connection().effectiveType ?? '').endsWith('2g');
