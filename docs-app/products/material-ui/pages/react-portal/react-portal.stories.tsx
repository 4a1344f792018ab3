import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LabelPortalDemo from './demos/LabelPortal/system.tsx';

const meta = {
  title: 'Material UI/Portal',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button that moves to another box; its clicks still bubble to its React parent. */
export const LabelPortal: Story = {
  render: () => <LabelPortalDemo />,
  play: async ({ canvas, userEvent }) => {
    const shelf = canvas.getByRole('group', { name: 'Shelf' });
    const van = canvas.getByRole('group', { name: 'Van' });
    await userEvent.click(within(shelf).getByRole('button', { name: 'Scan parcel' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Shelf: 1 scans');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The parcel is in the van' }));
    await expect(within(shelf).queryByRole('button')).not.toBeInTheDocument();
    const moved = await within(van).findByRole('button', { name: 'Scan parcel' });
    await userEvent.tab();
    await expect(moved).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shelf: 2 scans');
  },
};
