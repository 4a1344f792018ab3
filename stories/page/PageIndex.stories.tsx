import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageIndex, type PageIndexGroup } from '@vitrine/ui/page';

const link = (title: string, folder = 'material-ui') => ({
  pathname: `/${folder}/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
});

const group = (id: string, title: string, titles: readonly string[]): PageIndexGroup => ({
  ...{ id, title, groups: [] },
  pages: titles.map((one) => link(one)),
});

const groups: readonly PageIndexGroup[] = [
  group('getting-started', 'Getting started', ['Installation', 'Usage', 'Templates']),
  {
    ...group('components', 'Components', ['All components']),
    groups: [
      group('inputs', 'Inputs', ['Autocomplete', 'Button', 'Checkbox', 'Select', 'Text Field']),
      group('feedback', 'Feedback', ['Alert', 'Dialog', 'Snackbar']),
    ],
  },
  group(
    'component-api',
    'Component API',
    ['Alert', 'Autocomplete', 'Button'].map((one) => `${one} API`),
  ),
  group('releases', 'Releases', ['Changes in Material UI', 'Material UI 5.18.0']),
];

const meta = {
  title: 'Docs UI/Page/PageIndex',
  component: PageIndex,
  args: { groups },
} satisfies Meta<typeof PageIndex>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists pages in the groups of the navigation. */
export const Default: Story = {
  parameters: { clauses: ['WCAG 1.3.1'] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Inputs' });
    await expect(list.children).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Components' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Feedback' })).toBeVisible();
    const button = canvas.getByRole('link', { name: 'Button' });
    await expect(button).toHaveAttribute('href', '/material-ui/button');
  },
};

/** Balances hundreds of pages in columns. */
export const ManyPages: Story = {
  args: {
    groups: [
      group(
        'icons',
        'Icons',
        Array.from({ length: 200 }, (_, index) => `Icon ${index + 1}`),
      ),
    ],
  },
};

/** Wraps titles that are one long identifier. */
export const LongTitles: Story = {
  args: {
    groups: [
      group('hooks', 'Hooks', ['unstable_useEnhancedEffectOfAllComponentsInTheTree', 'useId']),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Marks translated titles with their language. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  args: {
    groups: [
      {
        ...{ id: 'getting-started', title: '快速开始', translated: true, groups: [] },
        pages: [{ ...link('Installation'), title: '安装', translated: true }, link('Usage')],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '安装' })).toHaveAttribute('lang', 'zh');
    await expect(canvas.getByRole('link', { name: 'Usage' })).not.toHaveAttribute('lang');
  },
};

/** Shows one or two columns on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
