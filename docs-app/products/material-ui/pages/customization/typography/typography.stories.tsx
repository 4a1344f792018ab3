import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OwnFontDemo from './demos/OwnFont/system.tsx';

const meta = {
  title: 'Material UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** A theme gives every text another font, weight and spacing. */
export const OwnFont: Story = {
  render: () => <OwnFontDemo />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.fonts.check('16px "Work Sans"')).toBe(true));
    const title = canvas.getByText('A reading by the sea');
    await expect(title).toHaveStyle({ fontFamily: '"Work Sans", sans-serif' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Work Sans' }));
    await expect(title).not.toHaveStyle({ fontFamily: '"Work Sans", sans-serif' });
  },
};
