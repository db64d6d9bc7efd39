import type { BodyOf, ChangedOptions, ContestType, DataOf, NameSection, NeedsActionRow } from '@poolhouse/contract';
import type { Migration } from 'kysely';
import type { z } from 'zod';
import type { Agent } from '../ground/agents/agent';
import type { Clock } from '../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../ground/db/database';
import type { Mode } from '../ground/settings/mode';
import type { Viewer } from '../ground/viewer';
import type { HomeSource } from '../people/home/home-source';
import type { NoticeManner } from '../people/push/push';
import type { FeedReader } from '../sport/feeds/replay/feed-reader';
import type { Game } from '../sport/games/game';
import type { PickSource } from '../sport/reminders/pick-source';
import type { Context } from '../web/context';
import type { Contest, Entry } from './contest';
import type { ContestKind } from './contest-kind';
import type { DemoContest } from './demo/demo-site';
import type { Memories } from './memories';
import type { MomentSource } from './moments/moment';
import type { Overrides } from './overrides';
import type { SealSource } from './proof/seal-source';
import type { RecapSource } from './recaps/recap-source';
import type { SeasonReport } from './season-report';
import type { ResultsSource } from './years/results-source';

/**
 * All that a kind of contest brings to the house; `contests/index.ts` lists the plugs, and whoever needs a part asks the list. Every part
 * but the kind may be left out. The tables' types join the house's by `declare module` in the contest's `*.schema.ts`.
 */
export interface ContestPlug extends ContestKind {
  /** False where nothing of it can be played yet: it can be opened by name, and no set-up offers it. */
  readonly built?: false;
  /** Its calls and what it tells others, over the memories of this process. Called once a process. */
  readonly module?: (memories: Memories) => ContestModule;
  /** By name, `football-001-terms`; after all of the house's in a new database. A migration that was shipped is never edited. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Keeps what `ad/add_contest` took for it beside name and year, in its own table; in the transaction that opens the contest. */
  readonly opening?: (write: ContestWrite, body: BodyOf<'POST ad/add_contest'>) => Promise<void>;
  /** The fields of `ad/add_contest` and `ad/add_contest_entry` that are its own; others are refused. */
  readonly fields?: {
    readonly opening?: readonly string[];
    /** What some of those are where nothing is said, as they are typed. */
    readonly usual?: Readonly<Record<string, string>>;
    readonly entering?: readonly string[];
  };
  /** What `ad/add_contest` would take to open the same contest again. */
  readonly opened?: (tx: Tx, contestId: number) => Promise<Partial<BodyOf<'POST ad/add_contest'>>>;
  /** What each week and each place of it would be worth with so many entries. */
  readonly worth?: (body: Partial<BodyOf<'POST ad/add_contest'>>, entries: number) => ContestWorth;
  /** Keeps what `ad/add_contest_entry` took for it beside user and name. */
  readonly entering?: (write: ContestWrite & { entryId: number }, body: BodyOf<'POST ad/add_contest_entry'>) => Promise<void>;
  /** For which of its contests of that season a game counts; left out, for all. */
  readonly counting?: (tx: Tx, game: Game) => Promise<(contest: Contest) => boolean>;
  /** Whether what it is played over has begun; left out, whether a game of its sports has kicked off in its season. */
  readonly begun?: (tx: Tx, contest: Contest, now: number) => Promise<boolean>;
  /** Why an entry can neither be taken out nor put back now, in a sentence; undefined where it may. Left out, it always may. */
  readonly stays?: (tx: Tx, at: { contest: Contest; entryId: number; now: number }) => Promise<string | undefined>;
  readonly settings?: SettingsSection;
  readonly console?: ConsolePart;
  readonly agents?: ContestAgents;
  readonly imports?: readonly ImportCommand[];
  /** How answers of its feeds are read, to replay one that was kept. */
  readonly feeds?: readonly FeedReader[];
  /** How notices of its own kinds are sent, by kind. */
  readonly notices?: Readonly<Record<string, NoticeManner>>;
  readonly demo?: DemoContest;
}

/** What a contest does while the site runs. */
export interface ContestModule {
  readonly routes: (ctx: Context) => void;
  readonly home?: HomeSource;
  readonly missingPicks?: PickSource;
  /** What of it the house tells by itself. */
  readonly moments?: MomentSource;
  /** What its rounds came to, to be shared and mailed. */
  readonly recaps?: RecapSource;
  /** What of it is sealed, and told by its log. */
  readonly seals?: SealSource;
  /** What its periods came to that are over, over all contests and years. */
  readonly results?: ResultsSource;
  /** What administrators do in it in somebody's stead. */
  readonly overrides?: Overrides;
  /** For whom seasons of it are closed, exported and corrected. */
  readonly season?: { readonly type: ContestType; readonly report: SeasonReport };
}

/** What a contest pays, in whole points. */
export type ContestWorth = DataOf<'POST ad/preview_contest'>;

/** A write that concerns one contest. */
export interface ContestWrite {
  readonly tx: Tx;
  readonly invalidate: Invalidate;
  readonly contestId: number;
  /** Site time, epoch ms. */
  readonly now: number;
}

/** Its sections of `utils/useroptions`. */
export interface SettingsSection {
  read(tx: Tx, userId: number): Promise<Partial<DataOf<'GET utils/useroptions'>>>;
  /** In the transaction that changes all of a player's settings; what it refuses undoes them all. */
  change(write: { ctx: Context; tx: Tx; invalidate: Invalidate; viewer: Viewer; ip: string }, options: ChangedOptions): Promise<void>;
  /** Where the settings page draws its one name by itself, since no remote does; `ID` names the section that holds it. */
  readonly nameSection?: Omit<NameSection, 'EntryName'>;
  /** What the player wishes a new entry to be called; '' for no wish. */
  entryName?(tx: Tx, userId: number): Promise<string>;
}

export interface ConsoleFacts {
  readonly tx: Tx;
  /** The latest year first. */
  readonly contests: readonly Contest[];
  readonly entries: readonly Entry[];
  /** Site time, and real time, epoch ms. */
  readonly now: number;
  readonly wallNow: number;
}

type ConsolePage = DataOf<'GET ad/pagedata'>;

/** What it adds to the admin console: fields of each user's row, and groups of its own. */
export interface ConsolePart {
  user?(facts: ConsoleFacts): (userId: number) => Partial<ConsolePage['users']['data'][number]>;
  groups?(facts: ConsoleFacts): Promise<Partial<ConsolePage>>;
  /** What site administrators should do something about. */
  needs?(facts: Pick<ConsoleFacts, 'tx' | 'now'>): Promise<NeedsActionRow[]>;
}

/** What a contest's jobs are told of the site. */
export interface AgentSite {
  readonly mode: Mode;
  readonly dataFolder: string;
  /** Whether live feeds may come in: in practice mode only where the operator says so. */
  readonly feedsRun: boolean;
  readonly oddsKey: string | undefined;
  /** What all contests of this process remember. */
  readonly memories: Memories;
}

/** Jobs that it does by itself, and the operator's variables that say how. */
export interface ContestAgents {
  /** By variable, `POOLHOUSE_GOLF_URL`; '' counts as left out. Checked when the site starts. */
  readonly environment: Readonly<Record<string, z.ZodType>>;
  make(values: Readonly<Record<string, unknown>>, site: AgentSite): Agent[];
}

export interface ImportOptions {
  /** Takes this season alone. */
  season?: number;
  /** Checks and counts, and writes nothing. */
  dryRun?: boolean;
  /** What the command's own options say, by name. */
  readonly [own: string]: unknown;
}

/** `poolhouse import <name> FILE`. */
export interface ImportCommand {
  readonly name: string;
  readonly description: string;
  /** What `--season` leaves: 'the totals'. */
  readonly season: string;
  /** Options of its own beside these: flags, and what they mean. */
  readonly options?: readonly (readonly [flags: string, meaning: string])[];
  /** Brings a file in, all or nothing, and says what became of it: '3 new totals'. @throws FileRefused */
  take(site: { db: Database; clock: Clock }, text: string, options: ImportOptions): Promise<string>;
}

/** Keeps a plug's literal types while checking its shape. */
export const definePlug = <const T extends ContestPlug>(plug: T): T => plug;
