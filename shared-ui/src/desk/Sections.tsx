import Box from '@mui/material/Box';
import { createContext, useContext, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PanelFront } from '../page-data/panel-front';
import { TabPanels, type TabPanel } from './TabPanels';

export interface SectionsProps {
  /** What they are sections of, read aloud. */
  label: string;
  /** At most six. */
  sections: readonly TabPanel[];
}

const Place = createContext<HTMLElement | null | undefined>(undefined);

/** For the page around: where the tabs of its sections stand, above what else it says; null while that is not drawn yet. */
export const SectionsPlace = Place.Provider;

/** Sections of a page that has many panels, behind tabs; the address keeps the one that is shown, and what is typed in the others stays. */
export function Sections({ label, sections }: SectionsProps): ReactElement | null {
  const place = useContext(Place);
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const asked = sections.find(({ key }) => key === wanted) ?? sections[0];
  const [last, setLast] = useState(asked?.key);
  // Behind another panel the address speaks of that one's sections.
  const front = useContext(PanelFront);
  if (front && asked && last !== asked.key) setLast(asked.key);
  const chosen = front ? asked : (sections.find(({ key }) => key === last) ?? asked);
  if (!chosen) return null;
  const choose = (section: string) => setParams({ ...Object.fromEntries(params), section });
  const panels = place === undefined ? sections.map((one) => ({ ...one, panel: <Box sx={{ pt: 4 }}>{one.panel}</Box> })) : sections;
  return <TabPanels label={label} panels={panels} chosen={chosen.key} onChoose={choose} place={place} kept />;
}
