import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconSearchPlace } from '@vitrine/ui/icon-search';

const meta = {
  title: 'Docs UI/Icon search/IconSearchPlace',
  component: IconSearchPlace,
  args: { indexUrl: '/harbor/icons.json', namesUrl: '/harbor/icons.txt', count: 1200 },
} satisfies Meta<typeof IconSearchPlace>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Reserves the height of the search. Links to a list of all names for users without JavaScript. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-icon-search]');
    await expect(place).toHaveAttribute('data-icon-search', '/harbor/icons.json');
    await expect(place?.getBoundingClientRect().height).toBeGreaterThan(600);
    const link = canvas.getByRole('link', { name: 'All names as text (1,200)' });
    await expect(link).toHaveAttribute('href', '/harbor/icons.txt');
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
