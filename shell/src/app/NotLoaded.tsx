import { token, type, useTitle } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { MainButton } from '../controls/PlainButton';
import { troubleSheet } from '../frame/trouble-sheet.styles';

const Panel = styled.main`
  ${troubleSheet}
  h1 {
    ${type.h1Phone};
  }
  p {
    margin: 8px 0 20px;
    color: ${token.ink2};
  }
`;

/** A script of the shell itself did not come: nothing of the site can be drawn, and a reload asks for all of it anew. */
export function NotLoaded() {
  useTitle('Not loaded');
  return (
    <Panel role="alert">
      <h1>Poolhouse did not load</h1>
      <p>A part of the site could not be fetched. Look at your connection, then try again.</p>
      <MainButton type="button" onClick={() => window.location.reload()}>
        Try again
      </MainButton>
    </Panel>
  );
}
