import { token } from '@poolhouse/shared-ui';
import { Accordion, AccordionDetails, AccordionSummary, typeSx } from '@poolhouse/shared-ui/desk';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const foldSx = {
  borderRadius: 0,
  '&.Mui-expanded': { margin: 0, background: token.sunken },
};
const headSx = {
  ...typeSx.cell,
  minHeight: 44,
  paddingInline: '20px',
  color: token.ink,
  '& .MuiAccordionSummary-content': { alignItems: 'center', gap: '12px', margin: 0, fontWeight: 500, '& > svg': { flex: 'none' } },
  '&.Mui-expanded': { minHeight: 44 },
};

/** A tool that opens under its name; what it holds is drawn only then. */
export function ToolAccordion({ title, icon: Icon, children }: { title: string; icon?: LucideIcon; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion disableGutters sx={foldSx} expanded={open} onChange={(_, next) => setOpen(next)} slotProps={{ transition: { timeout: 0 } }}>
      <AccordionSummary expandIcon={<ChevronDown size={18} aria-hidden />} sx={headSx}>
        {Icon && <Icon size={20} aria-hidden />}
        <span>{title}</span>
      </AccordionSummary>
      <AccordionDetails sx={{ padding: 0 }}>{open && children}</AccordionDetails>
    </Accordion>
  );
}
