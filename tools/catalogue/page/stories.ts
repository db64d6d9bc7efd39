import type { Stories, Story } from '../../../shared-ui/src/testing/story.types';

export interface ShownStory {
  /** In the page's address: 'Tables/FiveHundred'. */
  id: string;
  /** Of its file: 'Tables'. */
  title: string;
  name: string;
  story: Story;
}

const files = import.meta.webpackContext('../../../shared-ui/src', { recursive: true, regExp: /\.stories\.tsx$/ });

/** 'FiveHundredGames' as words. */
const worded = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Every story of the kit, by the titles of their files. */
export const stories: readonly ShownStory[] = files
  .keys()
  .flatMap((file): ShownStory[] => {
    const { default: about, ...each } = files(file) as { default: Stories } & Record<string, Story>;
    return Object.entries(each as Record<string, Story>).map(([key, story]) => ({
      id: `${about.title}/${key}`,
      title: about.title,
      name: story.name ?? worded(key),
      story,
    }));
  })
  .toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));

export const titles: readonly string[] = [...new Set(stories.map(({ title }) => title))];
