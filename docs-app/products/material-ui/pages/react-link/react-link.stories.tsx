import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ShopLinksDemo from './demos/ShopLinks/system.tsx';

const meta = {
  title: 'Material UI/Link',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

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
