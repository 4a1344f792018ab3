import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChangeList } from '@vitrine/ui/api-reference';
import { componentChanges } from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/ChangeList',
  component: ChangeList,
  args: { changes: componentChanges },
} satisfies Meta<typeof ChangeList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists added, removed and deprecated components first, then the changes in each component. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    await expect(headings).toEqual(['added', 'removed', 'deprecated', 'changed']);
    await expect(canvas.getByRole('link', { name: 'Accordion' })).toHaveAttribute(
      'href',
      '/material-ui/api/accordion',
    );
    const [accordion] = canvas.getAllByRole('list');
    await expect(accordion).toHaveTextContent('Removed props: square, TransitionProps');
    await expect(accordion).toHaveTextContent('New slots: region');
    await expect(accordion).toHaveTextContent('Deprecated CSS classes: MuiAccordion-heading');
    const type = within(accordion!).getByText(/^heading/);
    await expect(type.tagName).toBe('DEL');
    await expect(canvas.getByText("'medium'").tagName).toBe('INS');
    await expect(canvas.getByText(/^Now required/)).toHaveTextContent('label');
    await expect(canvas.getByText(/^No longer required/)).toHaveTextContent('value');
  },
};

/** Shows a message when two releases have no differences. */
export const NothingDiffers: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences.')).toBeVisible();
  },
};

/** Wraps a type that is longer than its box. */
export const LongType: Story = {
  args: {
    changes: [
      {
        name: 'Autocomplete',
        packageName: '@mui/material',
        entries: [
          {
            ...{ kind: 'props', name: 'renderOption', what: 'type' },
            before: `(props: ${'React.HTMLAttributes<HTMLLIElement>&'.repeat(8)}) => React.ReactNode`,
            after: '(props: object) => React.ReactNode',
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('pre');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
