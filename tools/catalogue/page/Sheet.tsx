import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useState, type ReactElement } from 'react';
import { fakeKit } from '../../../shared-ui/src/testing/fake-kit';
import { STORY_NOW } from '../../../shared-ui/src/testing/story-data';
import type { ShownStory } from './stories';

/** One story, with a kit of its own around it. */
function Drawn({ story }: Pick<ShownStory, 'story'>): ReactElement {
  const [around] = useState(() => fakeKit({ now: STORY_NOW, ...story.kit }).around);
  return around(story.render());
}

/** Stories below each other, each under its name; one alone without. What opens over the page is drawn alone only. */
export function Sheet({ shown }: { shown: readonly ShownStory[] }): ReactElement {
  const [only] = shown;
  if (shown.length === 1 && only) return <Drawn story={only.story} />;
  return (
    <>
      {shown.map(({ id, name, story }) => (
        <State key={id} data-story={id}>
          <h2>{name}</h2>
          <Drawn story={story} />
        </State>
      ))}
    </>
  );
}

const State = styled.section`
  padding: 12px 16px 24px;
  border-bottom: 1px dashed ${token.line2};
  h2:first-of-type {
    ${type.note};
    margin-bottom: 8px;
    color: ${token.ink3};
  }
`;
