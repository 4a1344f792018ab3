import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ReceiptTextDemo from './demos/ReceiptText/system.tsx';

const meta = {
  title: 'Joy UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows typography levels, decorators, and text that is truncated until it is expanded. */
export const ReceiptText: Story = {
  render: () => <ReceiptTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/leave our workshop/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(text.scrollWidth).toBe(text.clientWidth);
    await expect(canvas.getByText('Prices with tax.').tagName).toBe('SMALL');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveClass('MuiTypography-noWrap');
  },
};
