import { useContext, useState, type ReactElement, type ReactNode } from 'react';
import { PanelFront } from '../page-data/panel-front';

export interface KeptPanelsProps {
  /** The key of the one that is seen; another word while none is. */
  front: string;
  panels: readonly { key: string; panel: ReactNode }[];
  /** What each panel is beside its content, such as whose tab names it. */
  attributes?(key: string): { id?: string; role?: string; 'aria-labelledby'?: string };
}

/** Panels of which one is seen; those that were before it stay behind it, with all that is typed in them, and read anew when they come back. */
export function KeptPanels({ front, panels, attributes }: KeptPanelsProps): ReactElement {
  const around = useContext(PanelFront);
  const [opened, setOpened] = useState([front]);
  if (!opened.includes(front)) setOpened([...opened, front]);
  return (
    <>
      {panels
        .filter(({ key }) => key === front || opened.includes(key))
        .map(({ key, panel }) => (
          <div key={key} {...attributes?.(key)} hidden={key !== front}>
            <PanelFront value={around && key === front}>{panel}</PanelFront>
          </div>
        ))}
    </>
  );
}
