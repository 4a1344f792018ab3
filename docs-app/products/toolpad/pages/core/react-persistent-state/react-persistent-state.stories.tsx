import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DraftNoteDemo from './demos/DraftNote/system.tsx';
import StoredViewDemo from './demos/StoredView/system.tsx';

const meta = {
  title: 'Toolpad Core/Persistent state',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Stores the view of a list in local storage. */
export const StoredView: Story = {
  render: () => <StoredViewDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cards' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders are cards.');
    await expect(window.localStorage.getItem('vitrine-order-view')).toBe('cards');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget my choice' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders are a list.');
    await expect(window.localStorage.getItem('vitrine-order-view')).toBeNull();
  },
};

/** Stores a draft in session storage until the tab closes. */
export const DraftNote: Story = {
  render: () => <DraftNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note to the carrier' });
    await userEvent.type(note, 'Ring twice');
    await expect(window.sessionStorage.getItem('vitrine-draft-note')).toBe('Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(note).toHaveValue('');
    await expect(note).toHaveFocus();
    await expect(window.sessionStorage.getItem('vitrine-draft-note')).toBeNull();
  },
};
