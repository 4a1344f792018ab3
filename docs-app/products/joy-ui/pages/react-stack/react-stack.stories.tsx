import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CheckoutStackDemo from './demos/CheckoutStack/system.tsx';

const meta = {
  title: 'Joy UI/Stack',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the items of a basket in a column or in a row. */
export const CheckoutStack: Story = {
  render: () => <CheckoutStackDemo />,
  play: async ({ canvas, userEvent }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('1 table, 100 euros')).toBeGreaterThan(top('2 chairs, 318 euros'));
    const button = canvas.getByRole('button', { name: 'In a row' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const stack = canvas.getByText('2 chairs, 318 euros').parentElement;
    await expect(stack).toHaveStyle({ flexDirection: 'row' });
    await userEvent.keyboard('{Enter}');
    await expect(stack).toHaveStyle({ flexDirection: 'column' });
  },
};
