import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CatalogTrailDemo from './demos/CatalogTrail/system.tsx';

const meta = {
  title: 'Joy UI/Breadcrumbs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows breadcrumb links, each of which opens an upper level of the catalog. */
export const CatalogTrail: Story = {
  render: () => <CatalogTrailDemo />,
  play: async ({ canvas, userEvent }) => {
    const trail = canvas.getByRole('navigation', { name: 'Catalog' });
    await expect(trail).toHaveTextContent('Table “Alder”');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Tables' }));
    await expect(canvas.getByText('Tables')).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('link', { name: 'Shop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Shop')).toHaveAttribute('aria-current', 'page');
  },
};
