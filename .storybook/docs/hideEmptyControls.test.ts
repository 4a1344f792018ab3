import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { hideEmptyControls } from './hideEmptyControls.ts';

const project = {
  parameters: { controls: { expanded: true } },
  argTypesEnhancers: [hideEmptyControls],
};
const controlsOf = (story: object) =>
  composeStory(story, { title: 'Docs UI/Dialog' }, project).parameters['controls'];

test('hides the Controls panel only when a story has no argTypes', () => {
  expect(controlsOf({})).toEqual({ expanded: true, disable: true });
  expect(controlsOf({ argTypes: { open: { control: 'boolean' } } })).toEqual({ expanded: true });
  expect(project.parameters.controls).toEqual({ expanded: true });
});
