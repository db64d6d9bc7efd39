import { token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { ChevronDown, ChevronUp } from 'lucide-react';

interface Props {
  open: boolean;
  onToggle(): void;
  /** What fits into one line. */
  line: string;
  name: string;
}

/** A golfer who is not on the course, in one line, which opens. */
export function FoldedShots({ open, onToggle, line, name }: Props) {
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <Row>
      <span>{open ? '' : line}</span>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-label={`${open ? 'Hide' : 'Show'} shots of ${name}`}
        endIcon={<Chevron size={18} />}
        onClick={onToggle}
      >
        {open ? 'Hide shots' : 'Show shots'}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  ${type.note};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  padding: 4px 8px 4px 14px;
  color: ${token.ink2};
  button {
    flex: none;
  }
`;
