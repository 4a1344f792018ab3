import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveSnackbarCss from './demos/ArchiveSnackbar/css.tsx';
import ArchiveSnackbarSystem from './demos/ArchiveSnackbar/system.tsx';
import ArchiveSnackbarTailwind from './demos/ArchiveSnackbar/tailwind.tsx';

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
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 318' }));
    await waitFor(() => expect(status).toHaveTextContent('Order 318 was archived.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Archive order 318' })).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 320' }));
    await waitFor(() => expect(status).toHaveTextContent('Order 320 was archived.'));
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
  },
};
