import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ApiTools, ChangeList } from '@vitrine/ui/api-reference';
import { componentChanges } from '../fixtures/apiReference.ts';
import { withApiTools } from './withApiTools.tsx';

const meta = {
  title: 'Docs UI/API reference/ChangeList',
  component: ChangeList,
  args: { changes: componentChanges },
} satisfies Meta<typeof ChangeList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists breaking changes first: removed components, then components with breaking changes. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading').map(({ id }) => id);
    await expect(headings).toEqual([
      ...['removed', 'breaking', 'accordion', 'list-item-secondary-action'],
      ...['deprecated', 'changed', 'dialog', 'added'],
    ]);
    await expect(canvas.getByText(/Breaking changes: 4\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Accordion' })).toHaveAttribute(
      'href',
      '/material-ui/api/accordion',
    );
    const rowOf = (id: string) => within(canvasElement.querySelector<HTMLElement>(`#${id}`)!);
    const removed = rowOf('accordion-prop-square');
    await expect(removed.getByText('breaking')).toBeVisible();
    await expect(removed.getByRole('cell')).toHaveTextContent('Removed prop');
    const region = rowOf('accordion-slots-region');
    await expect(region.getByRole('cell')).toHaveTextContent('New slot');
    await expect(region.queryByText('breaking')).toBeNull();
    const type = rowOf('accordion-prop-slotProps').getByText(/^heading\?: Partial/);
    await expect(type.tagName).toBe('DEL');
    await expect(canvas.getByText("'medium'").tagName).toBe('INS');
    await expect(
      rowOf('list-item-secondary-action-prop-label').getByRole('cell'),
    ).toHaveTextContent('Now required');
  },
};

/** Filters the rows. The name of a component matches all rows of the component. */
export const Filtered: Story = {
  render: (args) => (
    <>
      <ApiTools hasLayouts={false} />
      <ChangeList {...args} />
    </>
  ),
  decorators: [withApiTools],
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.type(filter, 'accordion');
    await expect(canvas.getAllByRole('heading').map(({ id }) => id)).toEqual([
      'breaking',
      'accordion',
    ]);
    await expect(canvas.getByText('square')).toBeVisible();
    await userEvent.clear(filter);
    await userEvent.type(filter, 'breaking');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
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

/** Renders the rows as cards on a phone, in dark mode and from right to left. */
export const PhoneDarkRightToLeft: Story = {
  globals: { mode: 'dark', direction: 'rtl', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
