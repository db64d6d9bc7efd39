import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import { KeptPanels } from './KeptPanels';

export interface TabPanel {
  key: string;
  label: string;
  panel: ReactNode;
}

export interface TabPanelsProps {
  /** What the tabs divide, read aloud. */
  label: string;
  panels: readonly TabPanel[];
  chosen: string;
  onChoose(key: string): void;
  /** Where the tabs stand if not right above the panel; null while that is not there yet. */
  place?: HTMLElement | null;
  /** What was shown once stays behind the chosen one, so that nothing that was typed goes. */
  kept?: boolean;
}

/** Panels of which one is seen at a time; arrows, Home and End go from tab to tab. For links to other screens there is `ContestTabs`. */
export function TabPanels({ label, panels, chosen: key, onChoose, place, kept = false }: TabPanelsProps): ReactElement {
  const id = useId();
  const at = Math.max(
    panels.findIndex((panel) => panel.key === key),
    0,
  );
  const bar = <TabBar {...{ id, label, panels, at, onChoose }} />;
  const front = panels[at];
  const attributes = (of: string) => {
    const index = panels.findIndex((panel) => panel.key === of);
    return { id: `${id}-panel-${index}`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` };
  };
  return (
    <>
      {place === undefined ? bar : place && createPortal(bar, place)}
      {front && <KeptPanels front={front.key} panels={kept ? panels : [front]} attributes={attributes} />}
    </>
  );
}

interface TabBarProps extends Pick<TabPanelsProps, 'label' | 'panels' | 'onChoose'> {
  id: string;
  at: number;
}

function TabBar({ id, label, panels, at, onChoose }: TabBarProps): ReactElement {
  const choose = (panel: TabPanel | undefined) => panel && onChoose(panel.key);
  const lettered = useTypeface();
  return (
    <Bar>
      <Tabs
        // Measured again once the letters have their width: buttons that were needed before would keep the room that they lack.
        key={String(lettered)}
        value={at}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        selectionFollowsFocus={false}
        onChange={(_, next: number) => choose(panels[next])}
      >
        {panels.map((panel, index) => (
          <Tab
            key={panel.key}
            id={`${id}-tab-${index}`}
            aria-controls={index === at ? `${id}-panel-${index}` : undefined}
            label={panel.label}
            disableRipple
          />
        ))}
      </Tabs>
    </Bar>
  );
}

/** Whether the page's letters are there. */
function useTypeface(): boolean {
  // A browser of tests has none to wait for.
  const [there, setThere] = useState(() => document.fonts?.status !== 'loading');
  useEffect(() => {
    let here = true;
    void document.fonts?.ready.then(() => here && setThere(true));
    return () => {
      here = false;
    };
  }, []);
  return there;
}

const Bar = styled.div`
  border-bottom: 1px solid ${token.line2};
  .MuiTab-root {
    ${type.cell};
    min-height: 44px;
    min-width: 0;
    padding: 10px 12px;
    color: ${token.ink2};
    text-transform: none;
    letter-spacing: 0;
  }
  ${media.hover} {
    .MuiTab-root:hover {
      color: ${token.ink};
    }
  }
  .MuiTab-root.Mui-selected {
    font-weight: 600;
    color: ${token.ink};
    ${chosen}
  }
  .MuiTabs-indicator {
    height: 3px;
    background: ${token.brand};
  }
`;
