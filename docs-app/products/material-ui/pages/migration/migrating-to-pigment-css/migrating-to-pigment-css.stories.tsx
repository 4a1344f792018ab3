import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import LoadBarDemo from './demos/LoadBar/system.tsx';
import ParcelLabelDemo from './demos/ParcelLabel/system.tsx';
import SchemePanelDemo from './demos/SchemePanel/system.tsx';

const meta = {
  title: 'Material UI/Migrating to Pigment CSS',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a panel whose colors depend on the color scheme. */
export const SchemePanel: Story = {
  render: () => <SchemePanelDemo />,
  play: async ({ canvas }) => {
    const panel = canvas.getByText(/ferry to Stavanger/);
    const { color, backgroundColor } = getComputedStyle(panel);
    await expect([color, backgroundColor].toSorted()).toEqual([
      'rgb(215, 238, 242)',
      'rgb(6, 48, 58)',
    ]);
  },
};

/** Shows two variants of a label. */
export const ParcelLabel: Story = {
  render: () => <ParcelLabelDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Express')).toHaveStyle({ backgroundColor: 'rgb(138, 28, 60)' });
    await expect(canvas.getByText('Standard')).not.toHaveStyle({
      backgroundColor: 'rgb(138, 28, 60)',
    });
  },
};

/** Shows a bar whose width is a CSS variable. */
export const LoadBar: Story = {
  render: () => <LoadBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('img', { name: /40 percent/ }).offsetWidth;
    canvas.getByRole('button', { name: 'Load a container' }).focus();
    await userEvent.keyboard('{Enter}');
    const bar = canvas.getByRole('img', { name: 'The ship is 60 percent full' });
    await expect(bar.offsetWidth).toBeGreaterThan(before);
  },
};
