import { aRemote } from '../../testing/remote.fixture';
import { diagnose, whyNot } from '../why/diagnose';
import { LoadFailure } from '../why/load-failure';
import { pastEcho, runEntry } from './scripts';

jest.mock('../why/diagnose', () => ({ diagnose: jest.fn(), whyNot: jest.fn() }));
jest.mock('./integrity', () => ({ integrityOf: () => 'sha256-ENTRY' }));
const found = (echo: boolean) => jest.mocked(diagnose).mockResolvedValue(new LoadFailure('unreachable', 'no', { echo }));
const script = () => document.head.querySelector('script')!;

describe('a fetch of scripts', () => {
  it('is repeated once where nothing is wrong on a second look', async () => {
    found(true);
    await expect(pastEcho(jest.fn().mockRejectedValueOnce(new Error('echo')).mockResolvedValue(7))).resolves.toBe(7);
    await expect(pastEcho(jest.fn().mockRejectedValue(new Error('again')))).rejects.toThrow('again');
  });

  it('is not repeated where something is', async () => {
    found(false);
    const load = jest.fn().mockRejectedValue(new Error('gone'));
    await expect(pastEcho(load)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('an entry', () => {
  it('is fetched with its hash, and leaves no script behind', async () => {
    const ran = runEntry(aRemote({ base: 'https://cdn.example/football/' }));
    expect(script().src).toBe('https://cdn.example/football/assets/remoteEntry.0123456789.js');
    expect([script().integrity || script().getAttribute('integrity'), script().crossOrigin]).toEqual(['sha256-ENTRY', 'anonymous']);
    script().onload!(new Event('load'));
    await ran;
    expect(script()).toBeNull();
  });

  it('that is given up is slow, and nobody asks why', async () => {
    const ran = runEntry(aRemote());
    script().dispatchEvent(new Event('error'));
    await expect(ran).rejects.toMatchObject({ kind: 'slow' });
    expect(whyNot).not.toHaveBeenCalled();
    expect(script()).toBeNull();
  });
});
