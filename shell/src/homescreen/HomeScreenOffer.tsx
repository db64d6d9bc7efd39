import { media, token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Block, BlockHead } from '../forms/home.styles';
import { useOffer } from './useOffer';

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 12px 14px;
  border-top: 1px solid ${token.line};
  p {
    flex: 1 1 260px;
    margin: 0;
    ${type.small};
    color: ${token.ink2};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const FOR = 'It opens with one press, also without a network, and its icon counts the picks that wait for you.';

/** The offer to put the site on the home screen, once it has shown what it is good for; last on the page, where it moves nothing. */
export function HomeScreenOffer() {
  const { how, ask, leave } = useOffer();
  if (how === null) return null;
  return (
    <Block aria-labelledby="home-screen-heading">
      <BlockHead>
        <h2 id="home-screen-heading">Keep Poolhouse at hand</h2>
      </BlockHead>
      <Body>
        <p>
          {how === 'ask' ? 'Put it on your home screen.' : 'Press Share below, then “Add to Home Screen”.'} {FOR}
        </p>
        {how === 'ask' && (
          <Button variant="contained" onClick={() => void ask()}>
            Add to home screen
          </Button>
        )}
        <Button variant="text" onClick={leave}>
          {how === 'ask' ? 'Not now' : 'Hide this'}
        </Button>
      </Body>
    </Block>
  );
}
