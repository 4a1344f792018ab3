import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { initialChoices, PresetChoice, themePresets } from '@vitrine/ui/settings';
import { inDrawer } from './inDrawer.tsx';

const meta = {
  title: 'Docs UI/Settings/PresetChoice',
  component: PresetChoice,
  decorators: [
    (Story) => (
      <div data-drawer="choices">
        <Story />
      </div>
    ),
    inDrawer,
  ],
  args: { chosen: initialChoices },
} satisfies Meta<typeof PresetChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Marks the brand preset as pressed for the default choices. */
export const Default: Story = {
  parameters: { clauses: ['SET-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(themePresets.length);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Vitrine');
  },
};

const [, forest] = themePresets;

/** Marks the Forest preset as pressed. */
export const Chosen: Story = {
  parameters: { clauses: ['SET-1'] },
  args: { chosen: { ...initialChoices, ...forest?.theme } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Forest');
  },
};

/** Marks no preset as pressed for a custom theme. */
export const OwnLook: Story = {
  parameters: { clauses: ['SET-1'] },
  args: { chosen: { ...initialChoices, radius: 0.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};
