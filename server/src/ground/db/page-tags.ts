/**
 * What scores, picks, words and wishes move. Who somebody is, what they may see and which page a question means never follow from it, but only
 * what stands in pages, and a page knows its own tags.
 */
const OF_PAGES = /^(games|log|moments|picks|smack|stats|steps|watchers|wishes):/;

/** Whether a change of this tag can only make another page of a page, and not another answer of who asks for it. */
export const isOfPages = (name: string): boolean => OF_PAGES.test(name);
