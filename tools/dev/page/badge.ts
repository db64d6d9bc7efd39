import { devNote, type DevNote } from './note';

const words: Record<DevNote['view'], string> = { alone: 'alone, your copy', inside: 'your copy', released: 'the released copy' };
const choices: Record<DevNote['view'], string> = {
  alone: 'Run alone',
  inside: 'Run inside the shell',
  released: 'Reset to the released one',
};

const look = `
  :host { all: initial; position: fixed; left: 8px; bottom: calc(8px + env(safe-area-inset-bottom)); z-index: 2147483000; max-width: calc(100vw - 16px); font: 12px/1.4 system-ui, sans-serif; }
  div { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 6px 8px; border-radius: 6px; background: #0f1d2b; color: #fff; box-shadow: 0 2px 10px #0006; }
  :host([released]) div { background: #5a2a00; }
  button { font: inherit; color: #fff; background: #ffffff1f; border: 1px solid #ffffff8c; border-radius: 4px; padding: 3px 7px; cursor: pointer; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
  @media (max-width: 599px) { :host { bottom: calc(64px + env(safe-area-inset-bottom)); } }
`;

async function take(note: DevNote, view: DevNote['view']): Promise<void> {
  await fetch(note.views, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ view }) });
  location.reload();
}

/** Says whose copy of the remote runs on this page, and changes it. */
function showBadge(note: DevNote): void {
  const host = document.createElement('poolhouse-dev-badge');
  host.toggleAttribute('released', note.view === 'released');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = look;
  const box = document.createElement('div');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', 'Development');
  const what = document.createElement('span');
  what.textContent = `${note.remote}: ${words[note.view]}`;
  const buttons = (Object.keys(choices) as DevNote['view'][])
    .filter((view) => view !== note.view)
    .map((view) => {
      const button = document.createElement('button');
      button.textContent = choices[view];
      button.addEventListener('click', () => void take(note, view));
      return button;
    });
  box.append(what, ...buttons);
  root.append(sheet, box);
  document.body.append(host);
}

showBadge(devNote());
