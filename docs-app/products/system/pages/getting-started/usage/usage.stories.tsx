import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CompactAreaDemo from './demos/CompactArea/system.tsx';
import FirstBoxDemo from './demos/FirstBox/system.tsx';
import OwnThemeDemo from './demos/OwnTheme/system.tsx';

const meta = {
  title: 'MUI System/Usage',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a box with spacing, a border and a color of the theme. */
export const FirstBox: Story = {
  render: () => <FirstBoxDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveStyle({
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
    });
  },
};

/** Shows a button with the spacing, the radius and the color of a custom theme. */
export const OwnTheme: Story = {
  render: () => <OwnThemeDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book a berth' });
    await expect(button).toHaveStyle({
      paddingLeft: '24px',
      paddingTop: '12px',
      borderTopLeftRadius: '24px',
      backgroundColor: 'rgb(11, 79, 108)',
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Shows one list with the outer theme, and one with a spacing unit of 4 pixels. */
export const CompactArea: Story = {
  render: () => <CompactAreaDemo />,
  play: async ({ canvas }) => {
    const padding = (name: string) => {
      const list = within(canvas.getByRole('list', { name }));
      return Number.parseFloat(getComputedStyle(list.getAllByRole('listitem')[0]!).paddingTop);
    };
    await expect(padding('Compact')).toBe(8);
    await expect(padding('Normal')).toBeGreaterThan(8);
  },
};
