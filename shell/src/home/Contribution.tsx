import { useId, type ReactElement } from 'react';
import { Block, BlockHead } from '../forms/home.styles';

/** The panel of one contest on home; its heading stands whether the contest is up or not. */
export function Contribution({ title, content }: { title: string; content: ReactElement }) {
  const heading = useId();
  return (
    <Block aria-labelledby={heading}>
      <BlockHead>
        <h2 id={heading}>{title}</h2>
      </BlockHead>
      {content}
    </Block>
  );
}
