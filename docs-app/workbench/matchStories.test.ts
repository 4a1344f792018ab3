import { expect, test } from 'vitest';
import { findStories } from './matchStories.ts';

const story = (title: string, name: string, file: string) => ({
  ...{ title, name, file },
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z-]+/g, '-'),
});
const stories = [
  story('Docs UI/Code/CodeBlock', 'Copied', 'stories/code/CodeBlock.stories.tsx'),
  story('Docs UI/Code/CodeBlock', 'Default', 'stories/code/CodeBlock.stories.tsx'),
  story('Docs UI/Code/CodeTabs', 'Default', 'stories/code/tabs.stories.tsx'),
  story('Material UI/Button', 'Contained', 'docs-app/products/material-ui/button.stories.tsx'),
];

test.each([
  ['an id', 'docs-ui-code-codeblock--copied', [0]],
  ['a part of an id', 'codeblock--', [0, 1]],
  ['a title', 'Docs UI/Code/CodeTabs', [2]],
  ['a title in another case', 'codetabs', [2]],
  ['a title and a name', 'CodeBlock/Default', [1]],
  ['the printed name of a story', 'Docs UI/Code/CodeBlock › Default', [1]],
  ['a file name', 'tabs.stories', [2]],
  ['a path with backslashes', 'products\\material-ui\\button', [3]],
])('matches stories by %s', (_, pattern, places) => {
  expect(findStories(stories, [pattern])).toEqual(places.map((place) => stories[place]));
});

test('suggests the closest titles and ids when no story matches', () => {
  expect(() => findStories(stories, ['CodeTabs', 'codeblok'])).toThrow(
    'None of 4 stories matches “codeblok”. Did you mean one of CodeBlock, CodeTabs?',
  );
});

test('explains the pattern syntax when no title or id is similar to the pattern', () => {
  expect(() => findStories(stories, ['漢字'])).toThrow(
    'None of 4 stories matches “漢字”. A pattern is a part of an id, a title or a file name.',
  );
});

test('lists a story once when several patterns match it', () => {
  expect(findStories(stories, ['copied', 'CodeBlock'])).toEqual([stories[0], stories[1]]);
});
