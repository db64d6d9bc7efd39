import { Box, TabPanels, type TabPanel } from '@poolhouse/shared-ui/desk';
import { useSearchParams } from '@poolhouse/shared-ui/router';

interface Props {
  /** What they are sections of, read aloud. */
  label: string;
  sections: readonly TabPanel[];
}

/** Sections of a tab that has many panels; the address keeps the one that is shown. */
export function Sections({ label, sections }: Props) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const chosen = sections.find(({ key }) => key === wanted) ?? sections[0];
  if (!chosen) return null;
  const choose = (section: string) => setParams({ ...Object.fromEntries(params), section });
  const panels = sections.map((one) => ({ ...one, panel: <Box sx={{ paddingTop: '16px' }}>{one.panel}</Box> }));
  return <TabPanels label={label} panels={panels} chosen={chosen.key} onChoose={choose} />;
}
