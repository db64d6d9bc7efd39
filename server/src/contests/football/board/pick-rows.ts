import { Result, type FootballPickRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import type { RowName } from '../../../web/pages/made-row';
import { MadeRow } from '../../../web/pages/made-row';
import type { Entry } from '../../contest';
import { instant } from '../../game-rows/game-rows';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import type { EntryPick } from '../football.store';
import type { Grade } from '../money/grade.rules';

/** A pick as it is stored, and whose it is. */
export interface SavedOf {
  entry: Entry;
  pick: EntryPick;
}

/** The same, graded. */
export interface PickOf extends SavedOf {
  grade: Grade;
}

/** A pick's row as its owner sees it. A contest has hundreds of them, so it holds what it is made of and no fields. */
export class PickRow extends MadeRow {
  readonly entry: Entry;
  readonly pick: EntryPick;
  /** The row as everybody else sees it: the same from kick-off on, until then one that tells nothing. */
  readonly others: PickRow | SealedPickRow;
  private readonly grade: Grade;

  constructor(
    { entry, pick, grade }: PickOf,
    private readonly game: Game,
    open: boolean,
  ) {
    super();
    [this.entry, this.pick, this.grade] = [entry, pick, grade];
    this.others = open ? this : new SealedPickRow(entry, pick.slot);
  }

  get name(): RowName {
    return nameOfPick(this.entry, this.pick.slot);
  }

  fields(): FootballPickRow {
    const { entry, pick, grade, game } = this;
    return {
      ID: `${entry.id}-${pick.slot}`,
      entry_id: entry.id,
      EntryName: entry.name,
      slot: pick.slot,
      Pick: teamOf(game, pick.side),
      Abbrev: abbrevOf(game, pick.side),
      event_id: pick.eventId,
      Spread: grade.line,
      Result: grade.result,
      Push: grade.push ? 1 : 0,
      Day: instant(game.kickoffAt),
      LockedAt: instant(pick.lockedAt),
      Override: pick.overrideReason ?? '',
    };
  }
}

/** A pick's row as others see it before kick-off. It cannot tell what was picked: it does not know. */
export class SealedPickRow extends MadeRow {
  constructor(
    private readonly entry: Entry,
    private readonly slot: number,
  ) {
    super();
  }

  get name(): RowName {
    return nameOfPick(this.entry, this.slot);
  }

  fields(): FootballPickRow {
    const { entry, slot } = this;
    return {
      ID: `${entry.id}-${slot}`,
      entry_id: entry.id,
      EntryName: entry.name,
      slot,
      Pick: '',
      Abbrev: '',
      event_id: null,
      Spread: null,
      Result: Result.picked,
      Push: 0,
      Day: '',
      LockedAt: '',
      Override: '',
    };
  }
}

const nameOfPick = (entry: Entry, slot: number): RowName => `"ID":"${entry.id}-${slot}"`;
