import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import NamedContainerDemo from './demos/NamedContainer/system.tsx';
import ParcelCardDemo from './demos/ParcelCard/system.tsx';

const meta = {
  title: 'Material UI/Container queries',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card that changes from a row to a column in a narrow container. */
export const ParcelCard: Story = {
  render: () => <ParcelCardDemo />,
  play: async ({ canvas }) => {
    const card = canvas.getByText('Parcel 1 of 3').parentElement as HTMLElement;
    await expect(card).toHaveStyle({ flexDirection: 'row' });
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '50' } });
    await expect(card).toHaveStyle({ flexDirection: 'column' });
  },
};

/** Shows text whose weight depends on the width of a named outer container. */
export const NamedContainer: Story = {
  render: () => <NamedContainerDemo />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByText('12 Harbor Road');
    await expect(address).toHaveStyle({ fontWeight: '700' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wide order' }));
    await expect(address).toHaveStyle({ fontWeight: '400' });
  },
};
