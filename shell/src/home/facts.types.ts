/** What the home list says about one contest; each part is left out where its contest has nothing for it. */
export interface ContestFacts {
  /** It stands above, among what needs the player, with what is to do. */
  readonly asked: boolean;
  readonly note: string;
  /** done: null where nothing is asked of the player. */
  readonly state: { readonly done: boolean | null; readonly text: string } | null;
  /** What comes next, ISO. */
  readonly next: { readonly label: string; readonly at: string } | null;
  /** Games on now. */
  readonly live: number;
  readonly rank: string | null;
  readonly rankNote: string | null;
}
