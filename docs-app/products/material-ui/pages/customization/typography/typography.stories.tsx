import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import InvoiceHeadingDemo from './demos/InvoiceHeading/system.tsx';
import OwnFontDemo from './demos/OwnFont/system.tsx';
import ResponsiveHeadingDemo from './demos/ResponsiveHeading/system.tsx';
import TotalVariantDemo from './demos/TotalVariant/system.tsx';

const meta = {
  title: 'Material UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a switch that changes the font of a card. */
export const OwnFont: Story = {
  render: () => <OwnFontDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.fonts.load('16px "Work Sans"')).resolves.not.toHaveLength(0);
    const title = canvas.getByText('A reading by the sea');
    await expect(title).toHaveStyle({ fontFamily: '"Work Sans", sans-serif' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Work Sans' }));
    await expect(title).not.toHaveStyle({ fontFamily: '"Work Sans", sans-serif' });
  },
};

/** Shows a heading and an overline with styles of the theme. */
export const InvoiceHeading: Story = {
  render: () => <InvoiceHeadingDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invoice 2041')).toHaveStyle({ textTransform: 'none' });
    await expect(canvas.getByText(/harbor lights/)).toHaveStyle({
      fontSize: '24px',
      fontWeight: '700',
    });
  },
};

/** Shows amounts in a custom typography variant. */
export const TotalVariant: Story = {
  render: () => <TotalVariantDemo />,
  play: async ({ canvas }) => {
    const first = canvas.getByText('1,171.10 €');
    const second = canvas.getByText('2,408.96 €');
    await expect(first).toHaveStyle({ fontSize: '24px', fontVariantNumeric: 'tabular-nums' });
    await expect(first.offsetWidth).toBe(second.offsetWidth);
  },
};

/** Shows a heading that shrinks on small screens, below a heading of fixed size. */
export const ResponsiveHeading: Story = {
  render: () => <ResponsiveHeadingDemo />,
  play: async ({ canvas }) => {
    const fixed = getComputedStyle(canvas.getByText('Ferries to Corsica')).fontSize;
    const responsive = getComputedStyle(canvas.getByText('Ferries to Sardinia')).fontSize;
    const isPhone = !matchMedia('(min-width: 600px)').matches;
    await expect(fixed).toBe('34px');
    await expect(Number.parseFloat(responsive)).toBeLessThan(isPhone ? 26 : 34);
  },
};
