/** What the development server wrote into the page about itself. */
export interface DevNote {
  readonly remote: string;
  readonly view: 'alone' | 'inside' | 'released';
  /** Address that takes another view. */
  readonly views: string;
  readonly site: string;
}

export function devNote(): DevNote {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=poolhouse-dev]');
  if (!meta) throw new Error('This page was not handed out by npm run dev.');
  return JSON.parse(meta.content) as DevNote;
}
