import type { SmackReaction, SmackReactions } from '@poolhouse/contract';
import { SMACK_REACTIONS } from '@poolhouse/contract/constants';
import { Flame, Frown, Laugh, ThumbsUp, Trophy, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { REACTION_WORDS, reactedBy } from './reactions.rules';

const ICONS: Readonly<Record<SmackReaction, LucideIcon>> = { like: ThumbsUp, laugh: Laugh, fire: Flame, trophy: Trophy, ouch: Frown };

interface Props {
  reactions: SmackReactions;
  /** The viewer's entry, whose reactions are pressed. */
  myName: string;
  /** All that can be chosen, or those alone that somebody chose. */
  all: boolean;
  pending: boolean;
  onReact(reaction: SmackReaction, on: boolean): void;
}

/** What players think of a message; a press adds one's own, or takes it away. */
export function Reactions({ reactions, myName, all, pending, onReact }: Props): ReactElement | null {
  const by = new Map(reactions.map(({ Reaction, By }) => [Reaction, By]));
  const shown = SMACK_REACTIONS.filter((reaction) => all || by.has(reaction));
  if (shown.length === 0) return null;
  return (
    <Row>
      {shown.map((reaction) => {
        const names = by.get(reaction) ?? [];
        const mine = names.includes(myName);
        const said = names.length > 0 ? reactedBy(reaction, names) : REACTION_WORDS[reaction];
        const Icon = ICONS[reaction];
        return (
          <Pill
            key={reaction}
            type="button"
            aria-pressed={mine}
            aria-label={said}
            title={said}
            disabled={pending}
            onClick={() => onReact(reaction, !mine)}
          >
            <Icon size={16} aria-hidden />
            {names.length > 0 && names.length}
          </Pill>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-top: 4px;
`;

const Pill = styled.button`
  ${type.note};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 36px;
  min-height: 28px;
  padding: 0 8px;
  border: 1px solid ${token.ctl};
  border-radius: 14px;
  background: none;
  color: ${token.ink2};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token.brand};
    background: ${token.brandTint};
    color: ${token.brandInk};
  }
  ${media.touch} {
    min-width: 44px;
    min-height: 44px;
    border-radius: 22px;
  }
  ${media.forced} {
    &[aria-pressed='true'] {
      border-color: Highlight;
      border-width: 2px;
    }
  }
`;
