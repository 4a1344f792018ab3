import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoverageTable } from '@vitrine/ui/api-reference';
import { products } from 'virtual:api-coverage';

const none = { used: 0, total: 0 };

const meta = {
  title: 'Docs UI/API reference/CoverageTable',
  component: CoverageTable,
  args: {
    label: 'Components of a library',
    entries: [
      {
        name: 'Button',
        coverage: {
          props: { used: 8, total: 15 },
          slots: none,
          classes: { used: 1, total: 30 },
        },
      },
      {
        name: 'CssBaseline',
        coverage: { props: { used: 2, total: 2 }, slots: none, classes: none },
      },
      {
        name: 'TablePaginationActionsWithALongName',
        coverage: {
          props: { used: 0, total: 11 },
          slots: { used: 0, total: 8 },
          classes: none,
        },
      },
    ],
  },
} satisfies Meta<typeof CoverageTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows full, partial and zero coverage. A dash marks components without slots or classes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, button, baseline, actions] = canvas.getAllByRole('row');
    await expect(button).toHaveTextContent('Button53% (8 of 15)–3% (1 of 30)');
    await expect(baseline).toHaveTextContent('CssBaseline100% (2 of 2)––');
    await expect(actions).toHaveTextContent('0% (0 of 11)');
  },
};

/** Renders a sentence instead of a table when a library has no components. */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No components.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Shows the current demo coverage of every product of this site. */
export const Products: Story = {
  args: { label: 'Products', entries: products },
  play: async ({ canvas }) => {
    const rows = canvas.queryAllByRole('row').slice(1);
    await expect(rows).toHaveLength(products.length);
    for (const [index, { name }] of products.entries()) {
      await expect(within(rows[index]!).getByRole('rowheader', { name })).toBeVisible();
    }
  },
};

/** Shows the current demo coverage of every component of every product. */
export const Components: Story = {
  render: () => (
    <>
      {products.map(({ name, components }) => (
        <section key={name}>
          <h2>{name}</h2>
          <CoverageTable label={name} entries={components} />
        </section>
      ))}
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const { name } of products) {
      await expect(canvas.getByRole('table', { name })).toBeVisible();
    }
  },
};
