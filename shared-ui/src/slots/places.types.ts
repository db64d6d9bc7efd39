import type { ChangedOptions, HomeLiveRow, UserOptions } from '@poolhouse/contract';
import type { SlotPlace } from '@poolhouse/contract/remote';
import type { ComponentType } from 'react';

/** What fields hold that is not saved, by names of the section's own. */
export type SettingsDraft = Readonly<Record<string, string | number | boolean>>;

/** A tab of the admin console, or one of its tools; administrators only. */
export interface ConsolePlace {
  /** The group that the console shows. */
  readonly group: number;
  /** The console's own lists have changed by what the tab did, and are to be read again. */
  changed(): void;
}

/** A section of account settings. The page has one button for all sections, and one call saves them all or none. */
export interface SettingsPlace {
  /** What is saved: the answer of 'GET utils/useroptions'. */
  readonly saved: UserOptions;
  /** The page keeps it while the section comes and goes, and empties it once it is saved. */
  readonly draft: SettingsDraft;
  /** @param changes the section's part of 'POST utils/useroptions'; null when nothing differs from what is saved */
  edit(draft: SettingsDraft, changes: ChangedOptions | null): void;
  /**
   * Why the last save was refused, by the path of the refused field in what was sent, 'football_entries.0.entry_name'. Gone with the next
   * edit.
   */
  readonly refused?: Readonly<Record<string, string>>;
}

/** A panel on home, under the list of contests. It reads what it shows by itself. */
export type HomePlace = Readonly<Record<never, never>>;

/** A panel on the page of what is on, in its middle below an order of 50, else at the right; nothing where it has nothing to tell of these rows. */
export interface LivePlace {
  /** What of the player's is being played, of all contests. */
  readonly live: readonly HomeLiveRow[];
}

/** How a contest's chances are worked out, and how good they were; what stands below the title, fetched for who opens it. */
export type ModelsPlace = Readonly<Record<never, never>>;

/**
 * What of a contest can be checked beside its log, on the page that checks it. The piece's name is the type of its contests; it is drawn for
 * those alone, below its title.
 */
export interface CheckPlace {
  readonly contest: number;
}

/** What each place gives to the pieces in it. */
export interface Places {
  console: ConsolePlace;
  /** An accordion in the console's drawer. */
  tools: ConsolePlace;
  settings: SettingsPlace;
  home: HomePlace;
  live: LivePlace;
  models: ModelsPlace;
  check: CheckPlace;
}

/** The default export of a piece's module: what stands below the title, which the place draws. */
export type SlotComponent<P extends SlotPlace> = ComponentType<Places[P]>;
