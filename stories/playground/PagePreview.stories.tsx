import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PagePreview } from '@vitrine/ui/playground';
import { themePresets } from '@vitrine/ui/settings';

const [{ theme }] = themePresets;

const meta = {
  title: 'Docs UI/Playground/PagePreview',
  component: PagePreview,
  args: {
    theme,
    groups: [
      { name: 'Material UI', pages: [{ pathname: './favicon.svg', title: 'Button' }] },
      { name: 'Joy UI', pages: [{ pathname: './favicon.svg?card', title: 'Card' }] },
    ],
    onShow: (page, { spacing }) => {
      page.name = `${spacing} px`;
    },
  },
} satisfies Meta<typeof PagePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Shows the first page and a select with all pages, grouped by product. A selected page adds no
 * entry to the history, so that Back leaves the playground.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const waitForPage = (title: string, url: RegExp) =>
      waitFor(() =>
        expect(canvas.getByTitle<HTMLIFrameElement>(title).contentDocument?.URL).toMatch(url),
      );
    await waitForPage('Button', /\/favicon\.svg$/);
    const { length } = history;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), 'Card');
    await waitForPage('Card', /\/favicon\.svg\?card$/);
    await expect(history).toHaveLength(length);
  },
};

/** Renders nothing when there are no pages. */
export const NoPages: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
