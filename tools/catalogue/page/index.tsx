import { must, PoolhouseTheme } from '@poolhouse/shared-ui';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue';
import { Sheet } from './Sheet';
import { stories } from './stories';

/** `?show=Tables` draws all states of a file, `?show=Tables/Empty` one of them; without it, the catalogue around. */
const wanted = new URLSearchParams(location.search).get('show');
const shown = stories.filter(({ id, title }) => id === wanted || title === wanted);

createRoot(must(document.getElementById('root'), 'the page has a root')).render(
  <PoolhouseTheme>{wanted === null ? <Catalogue /> : <Sheet shown={shown} />}</PoolhouseTheme>,
);
