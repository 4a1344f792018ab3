import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PriceRangeDemo from './demos/PriceRange/system.tsx';

const meta = {
  title: 'Joy UI/Slider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a slider with two thumbs that select a price range. */
export const PriceRange: Story = {
  render: () => <PriceRangeDemo />,
  play: async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 7 products');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Shift>}{ArrowLeft}{/Shift}');
    await expect(low).toHaveValue('0');
    await expect(low).toHaveAttribute('aria-valuetext', '0 euros');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 7 products');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(high).toHaveValue('500');
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 7 products');
    await userEvent.keyboard('{PageDown}');
    await expect(high).toHaveValue('450');
  },
};
