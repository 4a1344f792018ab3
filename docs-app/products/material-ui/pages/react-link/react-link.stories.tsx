import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LinkColorsDemo from './demos/LinkColors/system.tsx';
import LinkUnderlinesDemo from './demos/LinkUnderlines/system.tsx';
import ShopLinksDemo from './demos/ShopLinks/system.tsx';
import TermsLinkDemo from './demos/TermsLink/system.tsx';

const meta = {
  title: 'Material UI/Link',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a link in a sentence. */
export const TermsLink: Story = {
  render: () => <TermsLinkDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'terms for freight' });
    await expect(link).toHaveClass('MuiLink-underlineAlways');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

/** Shows the three values of `underline`. */
export const LinkUnderlines: Story = {
  render: () => <LinkUnderlinesDemo />,
  play: async ({ canvas, userEvent }) => {
    const hover = canvas.getByRole('link', { name: 'Underline: hover' });
    await expect(hover).toHaveStyle({ textDecorationLine: 'none' });
    await expect(canvas.getByRole('link', { name: 'Underline: always' })).toHaveStyle({
      textDecorationLine: 'underline',
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(hover).toHaveFocus();
  },
};

/** Shows links in four colors and three text styles. */
export const LinkColors: Story = {
  render: () => <LinkColorsDemo />,
  play: async ({ canvas }) => {
    const color = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).color;
    await expect(canvas.getByRole('link', { name: 'Order 1042' })).toHaveClass('MuiTypography-h6');
    await expect(color('Cancel the order')).not.toBe(color('Order 1042'));
    await expect(color('Ada Okoye')).not.toBe(color('History of the order'));
  },
};

/** Shows a link in a sentence, links in a row, and a button that looks like a link. */
export const ShopLinks: Story = {
  render: () => <ShopLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    const lamps = canvas.getByRole('link', { name: 'list of lamps' });
    await expect(lamps).toHaveStyle({ textDecorationLine: 'underline' });
    await userEvent.click(lamps);
    await expect(canvas.getByRole('status')).toHaveTextContent('You went to: list of lamps');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You went to: Spare parts');
    await userEvent.click(canvas.getByRole('button', { name: 'Show our address' }));
    await expect(canvas.getByText(/Harbour Street/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide our address' })).toHaveFocus();
  },
};
