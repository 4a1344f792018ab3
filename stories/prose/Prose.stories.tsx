import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { highlightCode } from '@vitrine/ui/code';
import { Prose } from '@vitrine/ui/prose';
import { frame } from '@vitrine/ui/theme';
import { codeSamples } from '../fixtures/code.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { MarkdownSample } from './MarkdownSample.tsx';

const meta = {
  title: 'Docs UI/Prose/Prose',
  component: Prose,
  decorators: [withSite],
  loaders: [async () => ({ html: await highlightCode(codeSamples.tsx, 'tsx') })],
  render: (_, { loaded }) => (
    <div style={{ maxInlineSize: frame.content }}>
      <Prose>
        <MarkdownSample codeHtml={String(loaded.html)} />
      </Prose>
    </div>
  ),
} satisfies Meta<typeof Prose>;

const WIDE_IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>')}`;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows common elements of rendered Markdown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Lists' });
    await expect(heading.querySelector('a')).toHaveAttribute('href', `#${heading.id}`);
    await expect(canvas.getByRole('link', { name: 'Tables' })).toHaveAttribute('href', '#tables');
  },
};

/** Scrolls only code blocks and tables horizontally at the smallest width. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Renders from right to left. Code stays left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    for (const code of canvasElement.querySelectorAll('code')) {
      await expect(getComputedStyle(code).direction).toBe('ltr');
    }
  },
};

/** Applies a spacing unit of 12 px from the user's settings. */
export const WideSpacing: Story = { globals: { spacing: '12' } };

/** Shrinks a wide image to the width of the text (FAULT D3). */
export const WideImage: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Prose>
        <p>
          <img src={WIDE_IMAGE} alt="A wide rectangle" width={2000} height={500} />
        </p>
      </Prose>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(320);
    await expect(height).toBe(80);
  },
};
