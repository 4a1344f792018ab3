import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ProductTextDemo from './demos/ProductText/system.tsx';
import TextColorsDemo from './demos/TextColors/system.tsx';
import TextVariantsDemo from './demos/TextVariants/system.tsx';
import TruncatedTextDemo from './demos/TruncatedText/system.tsx';

const meta = {
  title: 'Material UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows seven text styles, rendered as paragraphs. */
export const TextVariants: Story = {
  render: () => <TextVariantsDemo />,
  play: async ({ canvas }) => {
    const large = canvas.getByText(/^h3:/);
    await expect(large.tagName).toBe('P');
    await expect(large).toHaveClass('MuiTypography-h3');
    await expect(large.offsetHeight).toBeGreaterThan(canvas.getByText(/^caption:/).offsetHeight);
  },
};

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

/** Shows text in colors of the palette. */
export const TextColors: Story = {
  render: () => <TextColorsDemo />,
  play: async ({ canvas }) => {
    const color = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(color('Paid by card')).not.toBe(color('The address is not complete.'));
    await expect(color('Ordered on Monday')).not.toBe(color('Order 1042 contains two desk lamps.'));
  },
};

/** Shows text that is truncated after one line and after two lines. */
export const TruncatedText: Story = {
  render: () => <TruncatedTextDemo />,
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByText(/Deliver to the back door/);
    await expect(one).toHaveClass('MuiTypography-noWrap');
    await expect(one!.scrollWidth).toBeGreaterThan(one!.clientWidth);
    await expect(two!.offsetHeight).toBe(one!.offsetHeight * 2);
    await expect(two!.scrollHeight).toBeGreaterThan(two!.clientHeight);
  },
};
