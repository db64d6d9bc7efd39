import type { ApiClient } from '@poolhouse/shared-ui';
import { canonical } from '@poolhouse/shared-ui/proof';
import fc from 'fast-check';
import { fitsAll } from './fits-all.rules';
import { misfitRows } from './misfits.rules';
import { runCheck } from './run-check';
import { CONTEST, MadeSite, type SiteOptions } from './testing/made-site.fixture';
import { memoryKeep } from './testing/memory-keep.fixture';
import { lendWebCrypto } from './testing/web-crypto.fixture';

lendWebCrypto();

/** A browser and the site that it asks; what the site says may be changed between the questions. */
function visitor(site: MadeSite) {
  const keep = memoryKeep();
  const call = async (key: string, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    if (key === 'GET na/welcome') return { data: { practice: false } };
    const answer = (site.answers() as Record<string, (query: unknown) => unknown>)[key];
    return { data: answer?.(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))) };
  };
  const api = { call } as unknown as Pick<ApiClient, 'call'>;
  return { keep, check: () => runCheck(CONTEST, { api, keep, now: site.at, takenOverMs: 0, tell: () => undefined }) };
}

const made = (options: SiteOptions = {}) => {
  const site = new MadeSite(options);
  return { site, ...visitor(site) };
};

const options = fc.record({
  entries: fc.integer({ min: 1, max: 3 }).map((count) => Array.from({ length: count }, (_, at) => `Entry ${at}`)),
  weeks: fc.integer({ min: 1, max: 2 }),
  slots: fc.integer({ min: 1, max: 3 }),
});

/** What somebody who can write the database may try: each changes what the site shows, and signs it anew. */
const tamperings: Record<string, (site: MadeSite, any: number) => boolean> = {
  'a pick after its lock': ({ opened }, any) => {
    const row = opened[any % opened.length]!;
    const content = JSON.parse(row.content) as { pick: { side: number } | null };
    if (content.pick === null) return false;
    content.pick.side = 3 - content.pick.side;
    opened[any % opened.length] = { ...row, content: canonical(content), shown: canonical(content.pick) };
    return true;
  },
  'what the board shows, in silence': ({ opened }, any) => {
    const row = opened[any % opened.length]!;
    opened[any % opened.length] = { ...row, shown: row.shown === 'null' ? '{"event":1}' : 'null' };
    return true;
  },
  'a salt': ({ opened }, any) => {
    const row = opened[any % opened.length]!;
    opened[any % opened.length] = { ...row, salt: Buffer.alloc(16, any).toString('base64') };
    return true;
  },
  'an opened pick that is kept back': ({ opened }, any) => opened.splice(any % opened.length, 1).length > 0,
  'two picks that change places': ({ opened }, any) => {
    const [one, other] = [opened[any % opened.length]!, opened[(any + 1) % opened.length]!];
    if (one === other) return false;
    [one.entry, other.entry, one.slot, other.slot] = [other.entry, one.entry, other.slot, one.slot];
    return one.entry !== other.entry || one.slot !== other.slot;
  },
  'a line of the log': ({ lines }, any) => {
    const at = any % lines.length;
    lines[at] = lines[at]!.replace(/"at":(\d+)/, (_, time: string) => `"at":${Number(time) - 1}`);
    return true;
  },
  'two lines that change places': ({ lines }, any) => {
    const at = any % (lines.length - 1);
    [lines[at], lines[at + 1]] = [lines[at + 1]!, lines[at]!];
    return true;
  },
  'a line that is dropped': ({ lines }, any) => lines.splice(any % lines.length, 1).length > 0,
  'a score without a correction': ({ lines }, any) => {
    const at = lines.findIndex((line, place) => place >= any % lines.length && line.includes('"result"'));
    if (at < 0) return false;
    lines[at] = lines[at]!.replace('"score1":20', '"score1":30');
    return true;
  },
  'a score of the board alone': ({ scores }, any) => {
    const at = any % scores.length;
    scores[at] = { ...scores[at]!, score2: 17 };
    return true;
  },
  'the end of the log': ({ lines }, any) => lines.splice(1 + (any % (lines.length - 1))).length > 0,
};

describe('a check', () => {
  it('of a site that changed nothing fits, at the first visit and at the next, however its season went', async () => {
    await fc.assert(
      fc.asyncProperty(options, fc.boolean(), async (of, grows) => {
        const { site, keep, check } = made(of);
        keep.all.push(site.receipt(11, 1));
        expect(fitsAll(await check())).toBe(true);
        if (grows) site.add('result', { event: 9, teams: [1, 2], line: null, score1: 3, score2: 0 });
        const again = await check();
        expect(fitsAll(again)).toBe(true);
        expect([again.first, again.kept.count, again.kept.evidence]).toEqual([false, grows ? 2 : 1, undefined]);
      }),
      { numRuns: 40 },
    );
  });

  describe.each(Object.entries(tamperings))('finds %s', (_name, tamper) => {
    it('by what was seen before, whenever it is done', async () => {
      await fc.assert(
        fc.asyncProperty(options, fc.nat(), async (of, any) => {
          const { site, check } = made(of);
          await check();
          if (!tamper(site, any)) return;
          // It is found: either it does not fit, or it is no log at all.
          const found = await check().catch(() => null);
          expect(found && fitsAll(found)).toBeFalsy();
          // Whatever it is, the player is told.
          expect(found && misfitRows(found)).not.toEqual([]);
        }),
        { numRuns: 200 },
      );
    });
  });

  it('holds what it saw and what it was shown as evidence, both signed, until it fits again', async () => {
    const { site, keep, check } = made();
    await check();
    const [was, before] = [site.checkpoint(), [...site.lines]];
    site.lines.splice(6);
    const found = await check();
    expect(found.past.why).toBe('rewritten');
    expect(keep.contests.get(CONTEST)?.evidence).toMatchObject({
      why: 'rewritten',
      seen: { checkpoint: was },
      shown: { checkpoint: site.checkpoint() },
    });
    site.lines.splice(0, Infinity, ...before);
    expect(fitsAll(await check())).toBe(true);
    expect(keep.contests.get(CONTEST)?.evidence).toBeUndefined();
  });

  it('finds another key, and keeps the one that it knew', async () => {
    const { site, keep, check } = made();
    await check();
    const { key } = keep.contests.get(CONTEST)!;
    const other = new MadeSite();
    jest.spyOn(site, 'checkpoint').mockImplementation(() => other.checkpoint());
    expect((await check()).past.why).toBe('key');
    expect(keep.contests.get(CONTEST)).toMatchObject({ key, evidence: { why: 'key' } });
  });

  it('takes a change that the log tells, with its reason', async () => {
    const { site, check } = made();
    const [row] = site.opened;
    const after = { event: 101, line: null, locked: false, side: 2 };
    site.add('override', { entry: row!.entry, period: row!.period, slot: row!.slot, before: null, after, reason: 'By phone' });
    site.opened[0] = { ...row!, shown: canonical(after) };
    const checked = await check();
    expect(fitsAll(checked)).toBe(true);
    expect(checked.opened[0]).toMatchObject({ changed: true, misfit: null });
  });

  it('waits for a correction that the board has already, and the log in a moment', async () => {
    const { site, check } = made();
    await check();
    site.scores[0] = { ...site.scores[0]!, score2: 17 };
    const corrected = check();
    const { event, score1 } = site.scores[0];
    setTimeout(() => site.add('correction', { event, teams: [1, 2], line: null, score1, score2: 17, reason: '' }));
    expect(fitsAll(await corrected)).toBe(true);
  });

  it('tells which pick a receipt does not agree with', async () => {
    const { site, keep, check } = made();
    keep.all.push(
      site.receipt(11, 1),
      site.receipt(12, 1, (pick) => pick && { ...pick, side: 9 }),
    );
    const { receipts } = await check();
    expect(receipts.map(({ state, differs }) => [state, differs?.slot])).toEqual([
      ['fits', undefined],
      ['differs', 1],
    ]);
  });

  it('says in a sentence what cannot be read', async () => {
    const { site, check } = made();
    site.lines[3] = 'no line';
    await expect(check()).rejects.toThrow('Line 4 of the log cannot be read.');
  });

  it('refuses a site whose clock is ahead', async () => {
    const { site, keep } = made();
    const { check } = visitor(site);
    jest.spyOn(site, 'answers').mockReturnValue({
      ...site.answers(),
      'GET proof/checkpoint': () => ({
        origin: site.origin,
        key: site.key,
        checkpoint: site.checkpoint(),
        at: new Date(site.at + 130_000).toISOString(),
        watching: 1,
      }),
    });
    await expect(check()).rejects.toThrow('ahead');
    expect(keep.contests.size).toBe(0);
  });
});
