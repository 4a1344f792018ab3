import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceButton, initialChoices, SettingGroup } from '@vitrine/ui/settings';
import { inDrawer } from './inDrawer.tsx';

const meta = {
  title: 'Docs UI/Settings/SettingGroup',
  component: SettingGroup,
  decorators: [inDrawer],
  args: {
    label: 'Direction',
    children: (
      <>
        <ChoiceButton choice={{ direction: 'ltr' }} chosen={initialChoices}>
          Left to right
        </ChoiceButton>
        <ChoiceButton choice={{ direction: 'rtl' }} chosen={initialChoices}>
          Right to left
        </ChoiceButton>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SettingGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a labeled group with one pressed button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Direction' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Left to right', pressed: true }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Right to left', pressed: false }),
    ).toBeVisible();
  },
};

/** Places each long label on a separate line. */
export const LongNames: Story = {
  args: {
    label: 'Which way do you read the pages of this documentation?',
    children: (
      <>
        <ChoiceButton choice={{ direction: 'ltr' }} chosen={initialChoices}>
          From the left to the right, as in English and Chinese
        </ChoiceButton>
        <ChoiceButton choice={{ direction: 'rtl' }} chosen={initialChoices}>
          From the right to the left, as in Arabic and Hebrew
        </ChoiceButton>
      </>
    ),
  },
};
