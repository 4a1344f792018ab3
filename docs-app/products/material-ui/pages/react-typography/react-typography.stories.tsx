import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ProductTextDemo from './demos/ProductText/system.tsx';

const meta = {
  title: 'Material UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the text styles of a product description, rendered without heading elements. */
export const ProductText: Story = {
  render: () => <ProductTextDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByText('Office').tagName).toBe('SPAN');
    await expect(canvas.getByText('49 €')).toHaveClass('MuiTypography-alignCenter');
    const text = canvas.getByText(/The arm turns/);
    await expect(text).toHaveClass('MuiTypography-noWrap');
    const height = text.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(text).not.toHaveClass('MuiTypography-noWrap');
    await expect(text.offsetHeight).toBeGreaterThan(height);
    await userEvent.keyboard('{Enter}');
    await expect(text.offsetHeight).toBe(height);
  },
};
