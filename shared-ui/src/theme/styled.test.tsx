import { keyframes } from '@emotion/react';
import emotion from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { styled } from './styled';

const classOf = (text: string) => screen.getByText(text).className.replaceAll(/-Styled\w*|-label/g, '');
const turn = keyframes`from { opacity: 0; }`;

it('makes of a template what emotion makes of it', () => {
  const Ours = styled.p`
    color: ${'red'};
    animation: ${turn} 1s;
    &:hover {
      margin: ${4}px;
    }
  `;
  const Emotions = emotion.p`
    color: ${'red'};
    animation: ${turn} 1s;
    &:hover {
      margin: ${4}px;
    }
  `;
  render(
    <>
      <Ours title="kept">ours</Ours>
      <Emotions>emotion’s</Emotions>
    </>,
  );
  expect(classOf('ours')).toBe(classOf('emotion’s'));
  expect(screen.getByText('ours')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(screen.getByText('ours').tagName).toBe('P');
  expect(screen.getByTitle('kept')).toBeInTheDocument();
});

it('still asks the properties where a template does', () => {
  const Text = styled.span<{ faded: boolean }>`
    opacity: ${({ faded }) => (faded ? 0.5 : 1)};
  `;
  render(
    <>
      <Text faded>old</Text>
      <Text faded={false}>new</Text>
    </>,
  );
  expect(screen.getByText('old')).toHaveStyle({ opacity: '0.5' });
  expect(screen.getByText('new')).toHaveStyle({ opacity: '1' });
});

it('lays one styled component over another, whichever way its styles are written', () => {
  const Base = styled.b`
    color: red;
    opacity: 0.5;
  `;
  const Over = styled(Base)`
    color: blue;
  `;
  const AsObject = styled(Base)({ color: 'green' });
  const Link = styled('a', { shouldForwardProp: (name) => name !== 'title' })`
    color: red;
  `;
  render(
    <>
      <Over>over</Over>
      <AsObject>object</AsObject>
      <Link title="dropped">link</Link>
    </>,
  );
  expect(screen.getByText('over')).toHaveStyle({ color: 'rgb(0, 0, 255)', opacity: '0.5' });
  expect(screen.getByText('object')).toHaveStyle({ color: 'rgb(0, 128, 0)', opacity: '0.5' });
  expect(screen.getByText('link')).not.toHaveAttribute('title');
});

it('joins the text of a template once, not at each draw', () => {
  let read = 0;
  const counted = {
    toString: () => {
      read += 1;
      return 'red';
    },
  };
  // Emotion reads a value that is a selector by its text; a component's selector is such a value.
  const value = Object.assign(counted, { __emotion_styles: [] });
  const Text = styled.span`
    color: ${value};
  `;
  const { rerender } = render(<Text>one</Text>);
  const first = read;
  rerender(<Text>two</Text>);
  rerender(<Text>three</Text>);
  expect(first).toBeGreaterThan(0);
  expect(read).toBe(first);
});
