import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, flagParam, group, idParam, success, text } from './fields';
import { isRemoteId, isRemoteVersion } from './remote';

/** What one release may send to a site. Bytes. */
export const RELEASE_LIMITS = { file: 4_000_000, all: 32_000_000, files: 400 } as const;

const remote = z.string().refine(isRemoteId, 'must be the name of a remote, such as mf-football');
const version = z.string().max(60).refine(isRemoteVersion, 'must be a version such as 1.4.0');
/** SHA-256 of a file's bytes, hex. */
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');
const path = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/, 'must be a path inside the version');
const file = z.object({ path, hash, size: z.number().int().min(0).max(RELEASE_LIMITS.file, 'is larger than a file may be') });
const files = z
  .array(file)
  .min(1)
  .max(RELEASE_LIMITS.files)
  .refine((list) => list.reduce((sum, { size }) => sum + size, 0) <= RELEASE_LIMITS.all, 'are more than a release may weigh')
  .refine((list) => new Set(list.map((one) => one.path)).size === list.length, 'name a path twice');
/** A file of a version that is to be published. */
export type ReleaseFile = z.infer<typeof file>;

/** One kept version of a remote, or what was built in place. */
const remoteLine = z.object({
  remote: z.string(),
  version: z.string(),
  /** Who is given it: 'live', '10 %', 'kept', 'live, as built in place'. */
  given: z.string(),
  since: z.string(),
  by: z.string(),
});

const said = z.object({
  /** What was done, a sentence each. */
  said: z.array(z.string()),
});

const releaseKey = z.object({
  id: z.number().int(),
  remote: z.string(),
  name: z.string(),
  /** Short name of the public key. */
  fingerprint: z.string(),
  added: z.string(),
  added_by: z.string(),
  /** '' while it may release. */
  revoked: z.string(),
});

/** Calls of a team's machine, signed with its release key, and of administrators, who let keys in. */
export const releasesApi = defineApi({
  'GET releases/site': {
    summary: 'What a signed request has to name: the key of this site, and its time.',
    access: 'anyone',
    data: z.object({ key: z.string(), now: z.number() }),
  },
  'GET releases/remotes': {
    summary: 'Every kept version of every remote, and whether a version of your own has to be built to be given to players.',
    access: 'team',
    query: z.object({ remote, version: version.optional(), check: flagParam.optional() }),
    data: z.object({
      remotes: group(remoteLine),
      needs_build: flag,
      checked: z.number().int(),
      damaged: z.number().int(),
      /** What is wrong with the files of versions, where they were checked. */
      faults: z.array(z.string()),
    }),
  },
  'POST releases/lacking': {
    summary: 'Which of these files the site does not have yet.',
    access: 'team',
    body: z.object({ remote, files }).strict(),
    data: z.object({ lacking: z.array(z.string()) }),
  },
  'PUT releases/file': {
    summary: 'Brings one file, which nobody is given before a release names it.',
    access: 'team',
    query: z.object({ remote, hash }),
    bytes: true,
    data: success,
  },
  'POST releases/release': {
    summary: 'Publishes a version whose files the site has, or none for one that is published, and gives it to a share of the players.',
    access: 'team',
    body: z.object({ remote, version, percent: z.number().gt(0).max(100).multipleOf(0.01), files: files.nullable() }).strict(),
    data: said,
  },
  'POST releases/rollback': {
    summary: 'Takes back a share, else goes back to what was live before.',
    access: 'team',
    body: z.object({ remote }).strict(),
    data: said,
  },
  'GET ad/release_keys': {
    summary: 'The keys with which teams release from their own machines.',
    access: 'site',
    data: z.object({ release_keys: group(releaseKey) }),
  },
  'POST ad/add_release_key': {
    summary: "Lets a team's machine release one remote, by the public half of its key; `data.id` is the key's id.",
    access: 'site',
    body: z.object({ remote, public_key: z.string().max(200), name: text(60) }).strict(),
    data: success,
  },
  'POST ad/revoke_release_key': {
    summary: 'Takes that right away from a key, at once.',
    access: 'site',
    body: z.object({ id: idParam }).strict(),
    data: success,
  },
});
