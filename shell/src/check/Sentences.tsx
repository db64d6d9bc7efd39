import { media, token } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, Minus, X } from 'lucide-react';
import { Marked, Plain } from './check.styles';
import type { Sentence } from './sentences.rules';

const marks = { fits: Check, none: Minus, misfit: X };
const spoken = { fits: 'Checked: ', none: 'Nothing to check yet: ', misfit: 'Does not fit: ' };

/** The four sentences, each ticked as its own check ends; a still bar keeps its place until then. */
export function Sentences({ rows }: { rows: readonly Sentence[] }) {
  return (
    <List>
      {rows.map(({ id, state, title, text }) =>
        state === 'checking' ? (
          <Row key={id} data-state={state} aria-busy="true">
            <span />
            <h3>{title}</h3>
            <i aria-hidden />
          </Row>
        ) : (
          <Told key={id} state={state} title={title} text={text} />
        ),
      )}
    </List>
  );
}

function Told({ state, title, text }: { state: keyof typeof marks; title: string; text: string }) {
  const Mark = marks[state];
  return (
    <Row data-state={state}>
      <Mark size={20} aria-hidden />
      <h3>
        <VisuallyHidden>{spoken[state]}</VisuallyHidden>
        {title}
      </h3>
      <p>{text}</p>
    </Row>
  );
}

const List = styled(Plain)`
  display: grid;
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-of-type(odd) {
      border-right: 1px solid ${token.line};
    }
  }
`;

const Row = styled(Marked)`
  min-height: 89px;
  border-bottom: 1px solid ${token.line};
  border-left: 4px solid transparent;
  > svg {
    color: ${token.ink2};
  }
  > i {
    grid-column: 2;
    height: 16px;
    max-width: 280px;
    margin-top: 5px;
    background: ${token.line};
  }
  &[data-state='fits'] > svg {
    color: ${token.win};
  }
  &[data-state='misfit'] {
    border-left-color: ${token.loss};
    background: ${token.lossTint};
    > svg,
    > h3 {
      color: ${token.lossInk};
    }
    > p {
      color: ${token.ink};
    }
  }
`;
