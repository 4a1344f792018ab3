import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SchemeStylesDemo from './demos/SchemeStyles/system.tsx';
import SchemeSwitchDemo from './demos/SchemeSwitch/system.tsx';

const meta = {
  title: 'MUI System/CSS theme variables',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Switches an area between two color schemes with an attribute. */
export const SchemeSwitch: Story = {
  render: () => <SchemeSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const night = canvas.getByRole('checkbox', { name: 'Night colors for berth A1' });
    const area = night.closest('label')?.parentElement as HTMLElement;
    await expect(area).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    const classBefore = area.className;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(night).toBeChecked();
    await expect(area).toHaveStyle({ backgroundColor: 'rgb(27, 34, 48)' });
    await expect(area.className).toBe(classBefore);
  },
};

/** Shows a border that is dashed in the dark scheme only. */
export const SchemeStyles: Story = {
  render: () => <SchemeStylesDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pier 2 is open.')).toHaveStyle({ borderTopStyle: 'solid' });
    await expect(canvas.getByText('Pier 3 closes at sunset.')).toHaveStyle({
      borderTopStyle: 'dashed',
    });
  },
};
