import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token } from '../theme/tokens';
import { choice, choiceFont } from './choice.styles';

/** A way in which a game can end. */
export interface EndingOption {
  key: number;
  /** 'BUF −5.5' */
  text: string;
  /** The same aloud, with what is seen of it. */
  spoken: string;
}

export interface EndingChoiceProps {
  /** 'Buccaneers at Bills' */
  game: string;
  options: readonly EndingOption[];
  /** Which one is supposed. */
  pressed: number | undefined;
  /** @param key null where the same tap takes it back */
  choose(key: number | null): void;
}

/** The ways in which a game can end, of which a tap supposes one; the same tap takes it back. */
export const EndingChoice = ({ game, options, pressed, choose }: EndingChoiceProps): ReactElement => (
  <Group role="group" aria-label={`Suppose how ${game} ends`} data-paperless>
    {options.map(({ key, text, spoken }) => (
      <button
        key={key}
        type="button"
        aria-pressed={key === pressed}
        aria-label={spoken}
        onClick={() => choose(key === pressed ? null : key)}
      >
        {key === pressed && <Check size={16} aria-hidden />}
        {text}
      </button>
    ))}
  </Group>
);

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 2px 14px 10px;
  border-bottom: 1px solid ${token.line};
  > button {
    ${choice}
    ${choiceFont(1.1)}
    flex: 1 1 auto;
    justify-content: center;
    min-width: 64px;
    padding: 0 10px;
  }
`;
