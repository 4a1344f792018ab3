import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import SaveWithProgressDemo from './demos/SaveWithProgress/system.tsx';
import SearchingCourierDemo from './demos/SearchingCourier/system.tsx';
import BufferedFilmDemo from './demos/BufferedFilm/system.tsx';
import VanLoadDemo from './demos/VanLoad/system.tsx';
import PackingProgressDemo from './demos/PackingProgress/system.tsx';
import LoadingInvoicesDemo from './demos/LoadingInvoices/system.tsx';

const meta = {
  title: 'Material UI/Progress',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/progress-indicators' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an indeterminate circle with an accessible name. */
export const LoadingInvoices: Story = {
  render: () => <LoadingInvoicesDemo />,
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Loading the invoices' });
    await expect(circle).toHaveClass('MuiCircularProgress-indeterminate');
    await expect(circle).not.toHaveAttribute('aria-valuenow');
  },
};

/** Shows a bar that fills with each packed parcel. */
export const PackingProgress: Story = {
  render: () => <PackingProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Parcels packed' });
    await expect(bar).toHaveAttribute('aria-valuenow', '38');
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the next one' }));
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 8');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 8 parcels');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveClass('MuiLinearProgress-colorSuccess');
    await expect(canvas.getByRole('status')).toHaveTextContent('All parcels are packed.');
  },
};

/** Shows a circle with a label in its center. */
export const VanLoad: Story = {
  render: () => <VanLoadDemo />,
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Room used in the van' });
    await expect(circle).toHaveAttribute('aria-valuenow', '75');
    await expect(circle).toHaveStyle({ width: '72px' });
  },
};

/** Shows a bar with a value and a buffer. */
export const BufferedFilm: Story = {
  render: () => <BufferedFilmDemo />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Film about packing' });
    await expect(bar).toHaveClass('MuiLinearProgress-buffer');
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
  },
};

/** Shows a bar with the query animation. */
export const SearchingCourier: Story = {
  render: () => <SearchingCourierDemo />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Searching for a courier' });
    await expect(bar).toHaveClass('MuiLinearProgress-query');
  },
};

/** Shows a button with a progress indicator while it saves. */
export const SaveWithProgress: Story = {
  render: () => <SaveWithProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Save the invoice/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('The invoice is saved.');
  },
};
