import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PriceExplanationDemo from './demos/PriceExplanation/system.tsx';

const meta = {
  title: 'Material UI/Popover',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a popover below a button, which explains a price and changes it. */
export const PriceExplanation: Story = {
  render: () => <PriceExplanationDemo />,
  play: async ({ canvas, userEvent }) => {
    const why = canvas.getByRole('button', { name: 'Why?' });
    await userEvent.click(why);
    const popover = await screen.findByRole('dialog', { name: 'The price' });
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      why.getBoundingClientRect().bottom - 1,
    );
    await userEvent.click(within(popover).getByRole('button', { name: 'Wrap it as a gift' }));
    await expect(popover).toHaveTextContent('3 for the paper');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(why).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Total: 66 euros');
  },
};
