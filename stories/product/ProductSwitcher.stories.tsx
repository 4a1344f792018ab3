import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar } from '@vitrine/ui/page';
import { ProductSwitcher } from '@vitrine/ui/product';
import { dataGrid, materialUi, products } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { expectBelow } from './expectBelow.ts';

const meta = {
  title: 'Docs UI/Products/ProductSwitcher',
  component: ProductSwitcher,
  decorators: [withSite],
  args: { products, current: materialUi },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AppBar workbenchUrl="/workbench/" product={<ProductSwitcher {...args} />} />,
} satisfies Meta<typeof ProductSwitcher>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openSwitcher({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
  await expect(canvas.getByRole('navigation')).toBeVisible();
}

const NAMES = [
  'Material UI',
  'Joy UI',
  'Base UI',
  'MUI System',
  'Data Grid',
  'Date Pickers',
  'Toolpad Core',
];

/** Shows the closed switcher with the name and the logo of the current product. */
export const Default: Story = {
  parameters: { clauses: ['IDN-6'] },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Material UI, choose another library' });
    await expect(button).toHaveTextContent('Material UI');
    await expect(button.querySelector('[data-logo="material-ui"]')).toBeVisible();
    await expect(canvasElement.querySelector('[popover]')).not.toBeVisible();
  },
};

/** Lists every library with its logo and tagline, without docs and internal products. */
export const Open: Story = {
  parameters: { clauses: ['IDN-6', 'PRD-1'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: /choose another library/ });
    await userEvent.click(button);
    const menu = canvas.getByRole('navigation', { name: 'Libraries' });
    await expect(menu).toBeVisible();
    await expectBelow(menu, button);
    const names = [...menu.querySelectorAll('[data-menu="name"]')].map(
      ({ textContent }) => textContent,
    );
    await expect(names).toEqual(NAMES);
    await expect(menu.querySelectorAll('a [data-logo]')).toHaveLength(NAMES.length);
    await expect(canvas.getByText('MUI X')).toBeVisible();
    const current = canvasElement.querySelector('[aria-current="true"]');
    await expect(current).toHaveTextContent('Material UI');
  },
};

/** Shows Data Grid, a member of MUI X, as the current product. */
export const MemberIsCurrent: Story = {
  parameters: { clauses: ['IDN-6'] },
  args: { current: dataGrid },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Data Grid/ }));
    await expect(canvas.getByRole('link', { name: /^Data Grid/ })).toHaveAttribute(
      'href',
      '/x/react-data-grid',
    );
  },
};

/** Shows the switcher on a page without a product, such as the home page. */
export const NoProduct: Story = {
  args: { current: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Libraries' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** Opens and closes on Enter. Tab moves focus from the button to the first library. */
export const ByKeyboard: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 2.4.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: /choose another library/ });
    const menu = canvasElement.querySelector('[popover]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(menu).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Material UI/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(menu).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** Shows the libraries in one column on a phone. */
export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: openSwitcher,
};

/** Translates the labels to Chinese and links to Chinese pages. */
export const OpenChinese: Story = {
  globals: { language: 'zh' },
  play: async (context) => {
    await openSwitcher(context);
    const link = context.canvas.getByRole('link', { name: /^Joy UI/ });
    await expect(link).toHaveAttribute('href', '/zh/joy-ui/getting-started');
  },
};
