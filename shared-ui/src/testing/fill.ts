import userEvent from '@testing-library/user-event';

/** Puts words into a field at once, as from the clipboard: letter by letter, each draws the form. For what is not about typing. */
export async function fill(field: Element, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(words);
}
