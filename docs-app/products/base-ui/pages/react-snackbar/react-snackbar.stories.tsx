import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveSnackbarCss from './demos/ArchiveSnackbar/css.tsx';
import ArchiveSnackbarSystem from './demos/ArchiveSnackbar/system.tsx';
import ArchiveSnackbarTailwind from './demos/ArchiveSnackbar/tailwind.tsx';
import HookSnackbarCss from './demos/HookSnackbar/css.tsx';
import HookSnackbarSystem from './demos/HookSnackbar/system.tsx';
import HookSnackbarTailwind from './demos/HookSnackbar/tailwind.tsx';
import SavedSnackbarCss from './demos/SavedSnackbar/css.tsx';
import SavedSnackbarSystem from './demos/SavedSnackbar/system.tsx';
import SavedSnackbarTailwind from './demos/SavedSnackbar/tailwind.tsx';

const meta = {
  title: 'Base UI/Snackbar',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a message about the last action, with an undo button. */
export const ArchiveSnackbar: Story = {
  render: renderStyling({
    system: ArchiveSnackbarSystem,
    tailwind: ArchiveSnackbarTailwind,
    css: ArchiveSnackbarCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 319' }));
    await waitFor(() => expect(status).toHaveTextContent('Order 319 was archived.'));
    await expect(canvas.getByRole('button', { name: 'Restore order 319' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 318' }));
    await waitFor(() => expect(status).toHaveTextContent('Order 318 was archived.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Archive order 318' })).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore order 319' }));
    await expect(canvas.getByRole('button', { name: 'Archive order 319' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 320' }));
    await waitFor(() => expect(status).toHaveTextContent('Order 320 was archived.'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'Restore order 320' })).toHaveFocus();
  },
};

/** Shows a message that closes after a timeout, on Escape, or on a click outside. */
export const SavedSnackbar: Story = {
  render: renderStyling({
    system: SavedSnackbarSystem,
    tailwind: SavedSnackbarTailwind,
    css: SavedSnackbarCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the draft' });
    const status = canvas.getByRole('status');
    await userEvent.click(save);
    await expect(status).toHaveTextContent('The draft is saved.');
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('The draft is saved.');
    await userEvent.click(document.body);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(save);
  },
};

/** Shows several messages at once, each with its own `useSnackbar` timer. */
export const HookSnackbar: Story = {
  render: renderStyling({
    system: HookSnackbarSystem,
    tailwind: HookSnackbarTailwind,
    css: HookSnackbarCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('button', { name: 'Scan a parcel' });
    for (let count = 0; count < 4; count += 1) await userEvent.click(scan);
    const log = canvas.getByRole('log', { name: 'Scanned parcels' });
    await expect(log).not.toHaveTextContent('Parcel 12');
    await expect(log).toHaveTextContent('Parcel 13 is scanned.');
    await expect(log.children).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(log).toBeEmptyDOMElement();
    await userEvent.click(scan);
  },
};
