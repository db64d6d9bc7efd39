import type { DataOf, SetupStepRow } from '@poolhouse/contract';
import { media, token } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { doneLook, markLook } from '../look/step-mark';
import { StepContent } from './StepContent';
import { STEPS, type StepId } from './steps.rules';

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: 64,
  padding: '10px 14px',
  borderBottom: `1px solid ${token.line}`,
};
const nextSx = { ...rowSx, background: token.brandTint, boxShadow: `inset 3px 0 ${token.brand}` };
const openedSx = {
  flex: '1 0 100%',
  minWidth: 0,
  margin: '2px -14px -10px',
  background: token.surface,
  boxShadow: `inset 3px 0 ${token.brand}`,
};
/** Its word goes on a phone, where its arrow and name say enough and a row stays one line. */
const openerSx = {
  [media.phone]: {
    minWidth: 44,
    paddingInline: 0,
    borderColor: 'transparent',
    '& > span:first-of-type': { display: 'none' },
    '& > .MuiButton-endIcon': { margin: 0 },
  },
};
const currentSx = { ...markLook, background: token.brand, borderColor: token.brand, color: token.onBrand };

/** The button that opens a step, to go there. */
export const stepButton = (step: StepId): string => `step-${step}`;

interface Props {
  step: SetupStepRow;
  /** From 1. */
  number: number;
  isNext: boolean;
  isOpen: boolean;
  without: DataOf<'GET ad/setup'>['without_line']['data'];
  onOpen(step: StepId | null): void;
}

/** One step: whether it is done, what is there, and what it is done with where it is open. */
export function StepRow({ step, number, isNext, isOpen, without, onOpen }: Props) {
  const done = step.done === 1;
  return (
    <Box component="li" sx={isNext ? nextSx : rowSx}>
      <Box component="span" sx={done ? doneLook : isNext ? currentSx : markLook}>
        {done ? <Check size={18} role="img" aria-label="done" /> : number}
      </Box>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Box component="b" sx={{ ...typeSx.team, display: 'block' }}>
          {STEPS[step.ID].title}
        </Box>
        <Box component="small" sx={{ ...typeSx.note, color: done ? token.winInk : token.ink2 }}>
          {step.message}
        </Box>
      </Box>
      {step.mine === 1 && <Opener step={step.ID} isOpen={isOpen} onOpen={onOpen} />}
      {isOpen && (
        <Box sx={openedSx}>
          <StepContent step={step.ID} without={without} />
        </Box>
      )}
    </Box>
  );
}

function Opener({ step, isOpen, onOpen }: { step: StepId } & Pick<Props, 'isOpen' | 'onOpen'>) {
  const { title, verb } = STEPS[step];
  const word = isOpen ? 'Close' : verb;
  return (
    <Button
      id={stepButton(step)}
      color="inherit"
      variant="outlined"
      aria-label={`${word}: ${title}`}
      aria-expanded={isOpen}
      endIcon={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
      sx={openerSx}
      onClick={() => onOpen(isOpen ? null : step)}
    >
      <span>{word}</span>
    </Button>
  );
}
