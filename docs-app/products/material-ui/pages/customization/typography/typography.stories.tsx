import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OwnFontDemo from './demos/OwnFont/system.tsx';

const meta = {
  title: 'Material UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a theme that changes the font, the weight and the spacing of all text. */
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
