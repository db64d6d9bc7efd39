import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Block, BlockHead } from '../forms/home.styles';
import { useWelcome } from './useWelcome';

const Place = styled.div`
  max-width: 560px;
  margin-top: 28px;
`;
const List = styled.ul`
  padding: 0;
  list-style: none;
`;
const Player = styled.button`
  display: grid;
  grid-template-columns: minmax(90px, auto) 1fr auto;
  gap: 4px 16px;
  align-items: baseline;
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  background: none;
  border: 0;
  border-top: 1px solid ${token.line};
  text-align: left;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${token.brandTint};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  b {
    ${type.team};
  }
  span {
    color: ${token.ink2};
  }
  i {
    ${type.note};
    color: ${token.brand};
  }
  ${media.phone} {
    grid-template-columns: 1fr auto;
    span {
      grid-row: 2;
    }
  }
`;
const Foot = styled.p`
  ${type.small};
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  color: ${token.ink2};
`;

/** In a practice league anybody may look around: who can sign in, one tap each. */
export function DemoPlayers({ onChoose }: { onChoose: (username: string, password: string) => void }) {
  const demo = useWelcome()?.demo;
  if (!demo || demo.users.length === 0) return null;
  return (
    <Place>
      <Block aria-labelledby="demo-heading">
        <BlockHead>
          <h2 id="demo-heading">Who can sign in</h2>
          <span>practice league</span>
        </BlockHead>
        <List>
          {demo.users.map(({ username, about }) => (
            <li key={username}>
              <Player type="button" onClick={() => onChoose(username, demo.password)}>
                <b>{username}</b>
                <span>{about}</span>
                <i>Fill in</i>
              </Player>
            </li>
          ))}
        </List>
        <Foot>
          Everybody's password is <b>{demo.password}</b>. The games are made up, and their clock runs.
        </Foot>
      </Block>
    </Place>
  );
}
