import { token, useThemeMode } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { useState, type ReactElement } from 'react';
import { stories, titles } from './stories';

/** A phone's and a desk's. */
const WIDTHS = [390, 1440] as const;

/** The list of all components with their states at the left, and the chosen one as a phone and a desk show it. */
export function Catalogue(): ReactElement {
  const { mode, toggle } = useThemeMode();
  const [chosen, choose] = useState(stories[0]?.id ?? '');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390);
  return (
    <Frame>
      <nav aria-label="Stories">
        <Button onClick={toggle}>{mode === 'dark' ? 'Light' : 'Dark'}</Button>
        {WIDTHS.map((one) => (
          <Button key={one} aria-pressed={one === width} onClick={() => setWidth(one)}>
            {one} px
          </Button>
        ))}
        {titles.map((title) => (
          <details key={title} open={chosen.startsWith(`${title}/`)}>
            <summary>{title}</summary>
            {[{ id: title, name: 'All' }, ...stories.filter((one) => one.title === title)].map(({ id, name }) => (
              <button key={id} type="button" aria-current={id === chosen} onClick={() => choose(id)}>
                {name}
              </button>
            ))}
          </details>
        ))}
      </nav>
      <main>
        <iframe key={mode} title={chosen} src={`?show=${encodeURIComponent(chosen)}`} width={width} />
      </main>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 240px 1fr;
  height: 100vh;
  nav,
  main {
    overflow: auto;
    padding: 8px;
  }
  nav {
    border-right: 1px solid ${token.line2};
  }
  details button {
    display: block;
    width: 100%;
    padding: 4px 12px;
    border: 0;
    color: inherit;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  details button[aria-current='true'] {
    font-weight: 700;
    color: ${token.brandInk};
  }
  iframe {
    height: 100%;
    border: 1px solid ${token.line};
  }
`;
