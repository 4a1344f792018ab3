import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PropsTable } from '@vitrine/ui/api-reference';
import {
  buttonProps,
  deprecatedProps,
  historicProps,
  longProps,
  manyProps,
  propsWithDefaults,
  requiredProps,
} from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/PropsTable',
  component: PropsTable,
  args: { slug: 'button', props: buttonProps },
} satisfies Meta<typeof PropsTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Renders each prop as a row with a link to its anchor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Props' });
    await expect(within(table).getAllByRole('row')).toHaveLength(buttonProps.length + 1);
    const link = canvas.getByRole('link', { name: 'color' });
    await expect(link).toHaveAttribute('href', '#button-prop-color');
    await expect(link.closest('tr')).toHaveAttribute('id', 'button-prop-color');
    await expect(canvas.getByText("| 'warning'")).toBeVisible();
  },
};

/** Labels required props with text, and documents the parameters of function props. */
export const Required: Story = {
  args: { slug: 'table-pagination', props: requiredProps },
  play: async ({ canvas }) => {
    const count = canvas.getByRole('rowheader', { name: /^count/ });
    await expect(count).toHaveTextContent('required');
    await expect(canvas.getByRole('rowheader', { name: /^disabled/ })).not.toHaveTextContent(
      'required',
    );
    await expect(canvas.getByText('The page selected.')).toBeVisible();
  },
};

/** Labels deprecated props with text, and shows the reason if there is one. */
export const Deprecated: Story = {
  args: { slug: 'text-field', props: deprecatedProps },
  play: async ({ canvas }) => {
    const [withReason, bare] = canvas.getAllByRole('rowheader');
    await expect(withReason).toHaveTextContent('deprecated');
    await expect(bare).toHaveTextContent('deprecated');
    await expect(canvas.getByText('slotProps.formHelperText')).toBeVisible();
  },
};

/** Wraps long types. Shows a default value of several lines below its label. */
export const LongUnions: Story = {
  args: { slug: 'tabs', props: longProps },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    const long = canvas.getByText(/more than/);
    await expect(long.closest('td')).toHaveTextContent('A long union');
  },
};

/** Folds long default values to their first line. Renders a sentence as text, not as code. */
export const Defaults: Story = {
  args: { slug: 'modal', props: propsWithDefaults },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByText(/overridesResolver/);
    await expect(code).not.toBeVisible();
    await userEvent.click(canvas.getByText('styled(Backdrop, { …'));
    await expect(code).toBeVisible();
    await expect(canvas.getByText('styled(Backdrop, { …')).not.toBeVisible();
    await expect(canvas.getByText(/enteringScreen/)).toBeVisible();
    const sentence = canvas.getByText(/^The closest valid date/);
    await expect(sentence).not.toHaveAttribute('data-code');
    await expect(canvas.getByText('shouldDisableDate')).toHaveAttribute('data-code', 'value');
  },
};

/** Folds long defaults in cards of one width on a phone, in dark mode and right to left. */
export const DefaultsPhone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: { slug: 'modal', props: propsWithDefaults },
  globals: {
    mode: 'dark',
    direction: 'rtl',
    viewport: { value: 'xs', isRotated: false },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('styled(Backdrop, { …')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(canvasElement.clientWidth).toBeLessThan(640);
    const widthOf = (header: HTMLElement) => header.getBoundingClientRect().width;
    const widths = canvas.getAllByRole('rowheader').map(widthOf);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Shows name and type in the first column, default and description in the second. */
export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Name', 'Description']);
    const header = canvas.getByRole('rowheader', { name: /^color/ });
    await expect(header).toHaveTextContent("'inherit'");
    const row = within(canvas.getByRole('row', { name: /^color/ }));
    await expect(row.getByRole('cell')).toHaveTextContent(/^Default 'primary'/);
    const bare = within(canvas.getByRole('row', { name: /^children/ }));
    await expect(bare.getByRole('cell')).not.toHaveTextContent('Default');
  },
};

/** Shows a message for a component without props of its own. */
export const Empty: Story = {
  args: { props: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText('This component has no props of its own.')).toBeVisible();
  },
};

/** Renders a hundred props without a `class` attribute on any row or cell. */
export const HundredProps: Story = {
  args: { props: manyProps },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    const classes = [...canvasElement.querySelectorAll('table [class]')];
    await expect(classes).toEqual([]);
  },
};

/** Renders rows as cards in a narrow container, and keeps the roles of the table. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.3.1', 'WCAG 1.4.10'] },
  args: { slug: 'tabs', props: [...requiredProps, ...longProps] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Props' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(288);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    await expect(within(table).getAllByRole('cell')[0]).toBeVisible();
  },
};

const demos = ['Basic colors', 'Colors of a theme', 'Colors in dark mode', 'Alert: Alert actions'];

/** Links a prop to the two most relevant demos that use it. */
export const UsedInDemos: Story = {
  args: {
    props: buttonProps.map((prop) =>
      prop.name === 'color'
        ? {
            ...prop,
            usedIn: demos.map((title, index) => ({
              title,
              href: `/material-ui/react-button#Demo${index}`,
              storyHref: `/workbench/?path=/story/button--demo-${index}`,
            })),
          }
        : prop,
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^color/ }));
    for (const title of demos.slice(0, 2))
      await expect(row.getByRole('link', { name: title })).toBeVisible();
    await expect(row.queryByText(demos[2]!)).toBeNull();
    const other = within(canvas.getByRole('row', { name: /^disabled/ }));
    await expect(other.queryByText(/Used in/)).toBeNull();
  },
};

/** Links documented types. All other types are plain text. */
export const DocumentedTypes: Story = {
  args: { typeLinks: { ButtonClasses: '/material-ui/api/button#classes' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^classes/ }));
    const link = row.getByRole('link', { name: 'ButtonClasses' });
    await expect(link).toHaveAttribute('href', '/material-ui/api/button#classes');
    await expect(link.parentElement).toHaveTextContent('Partial<ButtonClasses>');
    await expect(canvas.queryByRole('link', { name: 'ReactNode' })).toBeNull();
  },
};

/** Lists the releases that changed a prop. Links a release if a page lists its differences. */
export const History: Story = {
  args: {
    props: historicProps,
    linkChange: (release, id) =>
      release === '7.3.11' ? `/material-ui/changes/v6-v7#${id}` : undefined,
  },
  play: async ({ canvas }) => {
    const textOf = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(textOf('loading')).toHaveTextContent(
      'Added in 6.4.0 · Changed in 7.3.11 · Changed in 9.5.0',
    );
    await expect(textOf('TransitionComponent')).toHaveTextContent(
      'Deprecated in 7.3.11 · Removed in 9.5.0',
    );
    await expect(textOf('disabled')).not.toHaveTextContent(/\d\./);
    const loading = within(textOf('loading'));
    await expect(loading.getByRole('link', { name: 'Changed in 7.3.11' })).toHaveAttribute(
      'href',
      '/material-ui/changes/v6-v7#button-prop-loading',
    );
    await expect(loading.queryByRole('link', { name: 'Changed in 9.5.0' })).toBeNull();
  },
};
