import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import HiddenColumnDemo from './demos/HiddenColumn/system.tsx';
import ShortenedAddressDemo from './demos/ShortenedAddress/system.tsx';

const meta = {
  title: 'MUI System/Display',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the weight column from the `sm` breakpoint. */
export const HiddenColumn: Story = {
  render: () => <HiddenColumnDemo />,
  play: async ({ canvas }) => {
    const isWide = matchMedia('(min-width: 600px)').matches;
    const cell = canvas.getByText('2.4 kg');
    await expect(getComputedStyle(cell).display).toBe(isWide ? 'table-cell' : 'none');
    await expect(canvas.getByRole('cell', { name: 'Lisbon' })).toBeVisible();
  },
};

/** Truncates the address when its box is too narrow. */
export const ShortenedAddress: Story = {
  render: () => <ShortenedAddressDemo />,
  play: async ({ canvas }) => {
    const address = canvas.getByText(/Harbor Street/);
    await expect(address).toHaveStyle({ textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Width' }), {
      target: { value: '120' },
    });
    await expect(address.scrollWidth).toBeGreaterThan(address.clientWidth);
  },
};
