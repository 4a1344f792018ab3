import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdSlot, inHouseAds, type Ad } from '@vitrine/ui/ad';
import { withSite } from '../fixtures/withSite.tsx';

const [toolpad, templates, themes, enterprise, figma] = inHouseAds as readonly [Ad, Ad, Ad, Ad, Ad];

const meta = {
  title: 'Docs UI/Ad/AdSlot',
  component: AdSlot,
  decorators: [withSite],
  args: { ad: toolpad, status: 'in-house', shape: 'image' },
} satisfies Meta<typeof AdSlot>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An ad of our own: a picture, a text, and whose it is. */
export const InHouse: Story = {
  parameters: { clauses: ['PRD-3', 'ADS-6', 'ADS-7'] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Start with a whole app/ });
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('complementary', { name: 'Sponsor' })).toBeVisible();
    await expect(canvas.getByText('ad by', { exact: false })).toBeVisible();
    await expect(canvasElement.querySelector('[data-ad-appeal]')).not.toBeVisible();
  },
};

/** The one in five that is text alone. */
export const Inline: Story = {
  parameters: { clauses: ['ADS-13'] },
  args: { shape: 'inline' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    await expect(canvas.getByText('Ad', { exact: true })).toBeVisible();
  },
};

export const Templates: Story = { parameters: { clauses: ['ADS-7'] }, args: { ad: templates } };
export const Themes: Story = { parameters: { clauses: ['ADS-7'] }, args: { ad: themes } };
export const Enterprise: Story = { parameters: { clauses: ['ADS-7'] }, args: { ad: enterprise } };
export const Figma: Story = { parameters: { clauses: ['ADS-7'] }, args: { ad: figma } };

/** Nothing is known yet: the place is kept, and nothing is seen. */
export const Detecting: Story = {
  args: { status: 'detecting' },
  parameters: { clauses: ['ADS-15'] },
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector('[data-ad]');
    await expect(block?.getBoundingClientRect().height).toBeGreaterThanOrEqual(126);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The ad is blocked, and the reader is asked for help. */
export const Appeal: Story = {
  parameters: { clauses: ['ADS-14'] },
  args: { status: 'appeal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Help us keep running')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A crawler gets an empty element. */
export const Suppressed: Story = {
  parameters: { clauses: ['ADS-4'] },
  args: { status: 'suppressed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
  },
};

/** A block that failed shows nothing, and keeps its place. */
export const Crashed: Story = {
  parameters: { clauses: ['ADS-5'] },
  args: { status: 'crashed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
  },
};

const hostile: Ad = {
  ...toolpad,
  description:
    '<b>Bold</b><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><a href="https://evil.example">link</a><style>body{display:none}</style>',
};

/** Markup that is not allowed becomes text, or nothing. */
export const HostileMarkup: Story = {
  parameters: { clauses: ['ADS-6'] },
  args: { ad: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bold')).toBeVisible();
    const text = canvasElement.querySelector('[data-ad-part="text"]');
    await expect(text?.querySelectorAll('*').length).toBe(1);
    await expect('hacked' in window).toBe(false);
  },
};

/** A text of five thousand characters is cut where its place ends. */
export const LongText: Story = {
  args: {
    ad: { ...toolpad, description: 'Anvil'.repeat(1000), poweredby: 'Acme '.repeat(1000) },
  },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-ad]');
    await expect(block?.getBoundingClientRect().height).toBeLessThan(170);
    await expect(block?.scrollWidth).toBeLessThanOrEqual(block?.clientWidth ?? 0);
  },
};

/** A character that turns the direction stays in its text. */
export const DirectionOverride: Story = {
  args: { ad: { ...toolpad, description: '\u202Eturned text \u2066<b>bold' } },
};

/** In dark mode. */
export const Dark: Story = { globals: { mode: 'dark' } };

/** Mirrored, with an English text. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Chinese: Story = {
  args: { status: 'appeal' },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('帮助我们继续运营')).toBeVisible();
  },
};

/** On a phone the block is a little higher. */
export const SmallScreen: Story = {
  parameters: { clauses: ['ADS-15'] },
  globals: { viewport: { value: 'xs' } },
};
