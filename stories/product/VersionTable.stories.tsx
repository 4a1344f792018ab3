import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VersionTable } from '@vitrine/ui/product';
import { Prose } from '@vitrine/ui/prose';
import { joyUi, products } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Products/VersionTable',
  component: VersionTable,
  decorators: [withSite],
  args: { products },
  render: (args) => (
    <Prose>
      <VersionTable {...args} />
    </Prose>
  ),
} satisfies Meta<typeof VersionTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists every library with its documented version and its older versions. */
export const Default: Story = {
  parameters: { clauses: ['IDN-7', 'VER-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    await expect(canvas.getAllByText('current')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'v5.0.0-beta.52' })).toHaveAttribute(
      'href',
      joyUi.start,
    );
  },
};

/** Lists a single library. */
export const OneProduct: Story = {
  parameters: { clauses: ['IDN-7'] },
  args: { products: [joyUi] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getAllByText('current')).toHaveLength(1);
  },
};

/** Lists other releases that have an API reference on this site. */
export const OtherReleases: Story = {
  parameters: { clauses: ['IDN-7'] },
  args: {
    products: [{ ...joyUi, releases: [{ label: 'v7.0.0', href: '/joy-ui/v7', isApi: true }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'v7.0.0 API' })).toHaveAttribute(
      'href',
      '/joy-ui/v7',
    );
  },
};

/** Places the versions below the name on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
