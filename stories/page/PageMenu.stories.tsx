import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PageMenu } from '@vitrine/ui/page';

const copy = fn<() => Promise<void>>().mockName('copy');

const meta = {
  title: 'Docs UI/Page/PageMenu',
  component: PageMenu,
  args: {
    markdownHref: '/material-ui/react-dialog.md',
    markdownUrl: 'https://docs.example/material-ui/react-dialog.md',
    assistants: [
      { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
      { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
    ],
    copy,
  },
  beforeEach: () => void copy.mockReset().mockResolvedValue(),
} satisfies Meta<typeof PageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the copy button, and the button that opens the menu. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy page' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Opens the menu with the keyboard. Assistant links contain the Markdown URL of the page. */
export const Open: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More formats of this page' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('navigation', { name: 'More formats of this page' });
    await expect(menu).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const prompt =
      'Read%20https%3A%2F%2Fdocs.example%2Fmaterial-ui%2Freact-dialog.md%20so%20that%20I%20can%20ask%20questions%20about%20it.';
    await expect(hrefs).toEqual([
      '/material-ui/react-dialog.md',
      `https://chatgpt.com/?q=${prompt}`,
      `https://claude.ai/new?q=${prompt}`,
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
  },
};

/** Closes the menu when its button is pressed again. */
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More formats of this page' });
    await userEvent.click(button);
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

/** Copies the page as Markdown and briefly announces Copied. */
export const Copied: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy page' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};

/** Shows no confirmation when the Markdown of the page fails to load. */
export const CopyFails: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, userEvent }) => {
    copy.mockRejectedValue(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy page' }));
    await expect(copy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

async function open({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getAllByRole('button')[1]!);
  await expect(canvas.getByRole('navigation')).toBeVisible();
}

/** Omits assistants when the site configures none. */
export const NoAssistants: Story = {
  args: { assistants: [] },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Omits assistants when the URL of the site is unknown. */
export const UnknownHost: Story = {
  args: { markdownUrl: undefined },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Stays inside the window on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async (context) => {
    await open(context);
    const { left, right } = context.canvas.getByRole('navigation').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' }, play: open };
