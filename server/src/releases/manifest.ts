import { isRemoteId, isRemoteVersion } from '@poolhouse/contract';
import { z } from 'zod';

const version = z.string().refine(isRemoteVersion, 'is no version');
const instant = z.iso.datetime();
/** A name with which the operator's machine knows whoever ran the command. */
const by = z.string();

/** What everybody gets, since when. Version null is the one that was built in place. */
const pointer = z.object({ version: version.nullable(), since: instant, by });

const published = z.object({
  at: instant,
  by,
  /** SHA-256 of its remote.json, hex; that in turn names the hash of every file. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** Address of its folder on a static host; null: this server sends the files. */
  base: z.string().nullable(),
  /** Where its files were written for that host. */
  folder: z.string().nullable(),
  /** When nobody was given it any more; null while somebody is, or before anybody was. */
  leftAt: instant.nullable(),
  /** Its files are gone. The digest stays: browsers keep files of that name for a year. */
  pruned: z.boolean(),
});

const entry = z.object({
  live: pointer,
  /** A version that a share of the players is given. */
  next: z.object({ version, percent: z.number().gt(0).lt(100), since: instant, by }).nullable(),
  /** What was live before, latest last. */
  before: z.array(pointer),
  versions: z.record(version, published),
});

/** What the list says it is, so that nothing else that the site signs is taken for it. */
export const MANIFEST_PURPOSE = 'poolhouse releases';

/** All that was ever released of the remotes. */
export const manifestSchema = z.object({
  purpose: z.literal(MANIFEST_PURPOSE),
  format: z.literal(2),
  /** Grows with every change. */
  number: z.number().int(),
  /** When it became so. */
  at: instant,
  remotes: z.record(z.string().refine(isRemoteId, 'is no remote'), entry),
});

/** As it stood in the releases folder before it moved into the database. */
export const folderManifestSchema = z.object({ format: z.literal(1), remotes: manifestSchema.shape.remotes });

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = z.infer<typeof entry>;
export type Published = z.infer<typeof published>;

export const EMPTY_MANIFEST: Manifest = { purpose: MANIFEST_PURPOSE, format: 2, number: 0, at: new Date(0).toISOString(), remotes: {} };

/** A remote of which nothing was released yet: players get what was built in place. */
export const UNRELEASED: ManifestEntry = {
  live: { version: null, since: new Date(0).toISOString(), by: '' },
  next: null,
  before: [],
  versions: {},
};
