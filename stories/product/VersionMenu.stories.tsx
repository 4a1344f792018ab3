import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar } from '@vitrine/ui/page';
import { VersionMenu } from '@vitrine/ui/product';
import { joyUi, materialUi } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { expectBelow } from './expectBelow.ts';

const meta = {
  title: 'Docs UI/Products/VersionMenu',
  component: VersionMenu,
  decorators: [withSite],
  args: { product: materialUi },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AppBar workbenchUrl="/workbench/" product={<VersionMenu {...args} />} />,
} satisfies Meta<typeof VersionMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByText(/^v\d/, { selector: 'button span' }));
  await expect(canvas.getByRole('navigation')).toBeVisible();
  await expectBelow(
    canvas.getByRole('navigation'),
    canvas.getByRole('button', { name: /^(Version|版本)/ }),
  );
}

/** Shows the closed menu with the documented version. */
export const Default: Story = {
  parameters: { clauses: ['VER-1'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Version v6.1.0, choose another' }),
    ).toHaveTextContent('v6.1.0');
  },
};

/** Lists the current version, older versions on other sites, and the page of all versions. */
export const Open: Story = {
  parameters: { clauses: ['IDN-7'] },
  play: async (context) => {
    await openMenu(context);
    const { canvas } = context;
    const links = canvas.getByRole('navigation').querySelectorAll('a');
    await expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/material-ui/getting-started',
      'https://v5.mui.com/getting-started/installation/',
      'https://v4.mui.com/getting-started/installation/',
      '/versions',
    ]);
    await expect(canvas.getByRole('link', { name: 'v6.1.0 current' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'v5 opens another site' })).toBeVisible();
  },
};

/** Lists only the current version and the page of all versions when no older version exists. */
export const NothingOlder: Story = {
  args: { product: joyUi },
  parameters: { clauses: ['VER-1', 'IDN-7'] },
  play: async (context) => {
    await openMenu(context);
    const names = context.canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toContain('v5.0.0-beta.52 current');
    await expect(context.canvas.getByRole('link', { name: 'View all versions' })).toBeVisible();
  },
};

/** Links older versions to Chinese pages on a Chinese page. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async (context) => {
    await openMenu(context);
    const link = context.canvas.getByRole('link', { name: /^v5/ });
    await expect(link).toHaveAttribute(
      'href',
      'https://v5.mui.com/zh/getting-started/installation/',
    );
  },
};

/** Lists API-only releases of this site between the current version and older versions. */
export const WithReleases: Story = {
  parameters: { clauses: ['IDN-7'] },
  args: {
    product: {
      ...materialUi,
      releases: [
        { label: 'v9.5.0', href: '/material-ui/v9', isApi: true },
        { label: 'v5.18.0', href: '/material-ui/v5', isApi: true },
      ],
    },
  },
  play: async (context) => {
    await openMenu(context);
    const link = context.canvas.getByRole('link', { name: 'v9.5.0 API' });
    await expect(link).toHaveAttribute('href', '/material-ui/v9');
    await expect(link).not.toHaveAttribute('target');
  },
};
