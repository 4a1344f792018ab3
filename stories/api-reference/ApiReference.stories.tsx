import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiReference, ExportSection } from '@vitrine/ui/api-reference';
import { alertApi, buttonApi, inheritedProps } from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/ApiReference',
  component: ApiReference,
  args: { api: buttonApi },
} satisfies Meta<typeof ApiReference>;

export default meta;

type Story = StoryObj<typeof meta>;

const linkChange = (release: string, id: string) =>
  release === '6.1.0' ? `/material-ui/changes/v5-v6#${id}` : undefined;

/** Shows the props, inheritance, theme name and CSS classes of a component without slots. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading').map(({ id }) => id);
    await expect(headings).toEqual(['props', 'inheritance', 'theme-default-props', 'classes']);
    await expect(canvas.getByRole('link', { name: 'ButtonBase' })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base',
    );
    for (const link of canvasElement.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      await expect(document.getElementById(id)).not.toBeNull();
    }
  },
};

/** Shows a component with slots that accepts the attributes of a native element. */
export const WithSlots: Story = {
  args: { api: alertApi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Slots' })).toBeVisible();
    await expect(canvas.getByText(/attributes of the native/)).toHaveTextContent(
      'native div element',
    );
  },
};

/** Renders only the Props section for a component without props, slots, classes or inheritance. */
export const Bare: Story = {
  args: {
    api: {
      ...buttonApi,
      props: [],
      commonProps: [],
      classes: [],
      inherits: undefined,
      themeKey: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Translates the labels to Chinese. Descriptions from the library stay in English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '属性' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'color' })).toBeInTheDocument();
  },
};

/** Renders below the component's heading, with section ids that start with the component's slug. */
export const Nested: Story = {
  args: { api: alertApi, nested: true },
  decorators: [
    (NestedStory) => (
      <ExportSection data-api-export="">
        <h2 id="alert">Alert</h2>
        <NestedStory />
      </ExportSection>
    ),
  ],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ id, tagName }) => `${tagName} ${id}`);
    await expect(headings).toEqual([
      'H2 alert',
      'H3 alert-props',
      'H4 alert-inheritance',
      'H4 alert-theme-default-props',
      'H3 alert-slots',
      'H3 alert-classes',
    ]);
  },
};

/** Refers to the `buttonClasses` object for class keys when the component has no theme key. */
export const ClassesWithoutTheme: Story = {
  args: { api: { ...buttonApi, props: [], themeKey: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('buttonClasses')).toBeVisible();
  },
};

/** Shows links to other releases and the history of the component above the props. */
export const Compared: Story = {
  args: {
    nested: true,
    linkChange,
    api: {
      ...buttonApi,
      history: { since: '6.1.0', removed: '9.5.0' },
      compared: {
        releases: [{ version: '5.18.0', href: '/material-ui/v5/api/button' }, { version: '9.5.0' }],
        href: '/material-ui/changes',
      },
    },
  },
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('5.18.0')).toBe('/material-ui/v5/api/button');
    await expect(hrefOf('Compare releases')).toBe('/material-ui/changes');
    await expect(hrefOf('Added in 6.1.0')).toBe('/material-ui/changes/v5-v6#added');
    await expect(canvas.getByText(/^Other releases/)).toHaveTextContent(
      'Other releases: 5.18.0, not in 9.5.0, Compare releases',
    );
    await expect(canvas.getByText(/Removed in 9.5.0/)).toBeVisible();
  },
};

/** Folds the props of another component. Each name links to its row on the page of that component. */
export const Inherited: Story = {
  args: { inherited: [inheritedProps] },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('2 props of ButtonBase');
    await expect(canvas.getByRole('link', { name: 'centerRipple' })).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'centerRipple' })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base#button-base-prop-centerRipple',
    );
    await expect(canvas.getByRole('row', { name: /^centerRipple/ })).toHaveTextContent('boolean');
  },
};

/** Renders the folded props as cards on a phone, in dark mode and from right to left. */
export const InheritedDarkRightToLeft: Story = {
  args: { inherited: [inheritedProps] },
  globals: { mode: 'dark', direction: 'rtl', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('2 props of ButtonBase'));
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
