import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BodyPortalDemo from './demos/BodyPortal/system.tsx';
import NotePortalDemo from './demos/NotePortal/system.tsx';
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

/** Shows a note that is rendered in another box. */
export const NotePortal: Story = {
  render: () => <NotePortalDemo />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Notes' })).toHaveTextContent(
        'Deliver before noon.',
      ),
    );
    await expect(canvas.getByRole('group', { name: 'Order' })).toHaveTextContent(/^Order 4711$/);
  },
};

/** Shows a notice that is appended to the body. */
export const BodyPortal: Story = {
  render: () => <BodyPortalDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the notice' }));
    const notice = await screen.findByText('The van leaves at noon.');
    await expect(notice.parentElement).toBe(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the notice' }));
    await expect(screen.queryByText('The van leaves at noon.')).not.toBeInTheDocument();
  },
};
