import { useTitle } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { GuestPlaceProvider } from '../forms/guest-place';
import { Sheet } from '../forms/home.styles';
import { BarGround, brand, Space } from '../frame/ground.styles';
import { HomeFooter } from '../frame/HomeFooter';
import { Mark } from '../frame/Mark';
import { SkipLink } from '../frame/SkipLink';
import { ThemeButton } from '../frame/ThemeButton';
import { GuestHome } from '../guest/GuestHome';
import { useDoorPlace } from './useDoorPlace';
import { useDoorTheme } from './useDoorTheme';

const Brand = styled.a`
  ${brand}
`;
const Main = styled.main`
  display: block;
  outline: none;
`;

/**
 * All of Poolhouse for who is not signed in, without router, MUI and federation: those are fetched once somebody begins to type.
 * @param onIntent the first sign that somebody is going to sign in
 */
export function Door({ onIntent }: { onIntent: () => void }) {
  useTitle('Home');
  const place = useDoorPlace();
  const theme = useDoorTheme();
  return (
    <>
      <SkipLink />
      <BarGround data-paperless>
        <Brand href="/" aria-label="Poolhouse, home">
          <Mark />
          <span>Poolhouse</span>
        </Brand>
        <Space />
        <ThemeButton {...theme} />
      </BarGround>
      <Main id="main" tabIndex={-1} onInput={onIntent} onClick={onIntent}>
        <Sheet>
          <GuestPlaceProvider value={place}>
            <GuestHome />
          </GuestPlaceProvider>
          <HomeFooter />
        </Sheet>
      </Main>
    </>
  );
}
