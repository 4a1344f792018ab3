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

/** Shows an in-house ad with an image, text and provider. */
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

/** Shows a text-only ad. One in five ads has this shape. */
export const Inline: Story = {
  parameters: { clauses: ['ADS-13'] },
  args: { shape: 'inline' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    await expect(canvas.getByText('ad by', { exact: false })).toBeVisible();
  },
};

/** Creates a story with another in-house ad. */
function showAd(ad: Ad): Story {
  return {
    args: { ad },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link')).toHaveAttribute('href', ad.link);
    },
  };
}

/** Shows the in-house ad for templates. */
export const Templates: Story = { ...showAd(templates), parameters: { clauses: ['ADS-7'] } };

/** Shows the in-house ad for themes. */
export const Themes: Story = { ...showAd(themes), parameters: { clauses: ['ADS-7'] } };

/** Shows the in-house ad for the enterprise subscription. */
export const Enterprise: Story = { ...showAd(enterprise), parameters: { clauses: ['ADS-7'] } };

/** Shows the in-house ad for the Figma kit. */
export const Figma: Story = { ...showAd(figma), parameters: { clauses: ['ADS-7'] } };

/** Reserves the height and shows no ad while polling. */
export const Detecting: Story = {
  args: { status: 'detecting' },
  parameters: { clauses: ['ADS-15'] },
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector('[data-ad]');
    await expect(block?.getBoundingClientRect().height).toBeGreaterThanOrEqual(126);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Shows an appeal to support the site when the ad is blocked. */
export const Appeal: Story = {
  parameters: { clauses: ['ADS-14'] },
  args: { status: 'appeal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Help us keep running')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Shows the appeal on a phone, with the height of an ad and the detecting state (FAULT G6). */
export const AppealSmallScreen: Story = {
  args: { status: 'appeal' },
  globals: { viewport: { value: 'xs' } },
  parameters: { clauses: ['ADS-15'] },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('[data-ad]')!;
    block.style.inlineSize = '288px';
    const heights = ['detecting', 'in-house', 'appeal', 'external'].map((status) => {
      block.dataset['adState'] = status;
      return block.getBoundingClientRect().height;
    });
    await expect(heights).toEqual([142, 142, 142, 142]);
    block.dataset['adState'] = 'appeal';
  },
};

/** Renders an empty element for a crawler. */
export const Suppressed: Story = {
  parameters: { clauses: ['ADS-4'] },
  args: { status: 'suppressed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
  },
};

/** Renders an empty element after a crash and keeps its height. */
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

/** Removes scripts, images and other disallowed tags from the ad text. */
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

/** Truncates ad text of 5000 characters to the height of the block. */
export const LongText: Story = {
  parameters: { clauses: ['ADS-6'] },
  args: {
    ad: { ...toolpad, description: 'Anvil'.repeat(1000), poweredby: 'Acme '.repeat(1000) },
  },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-ad]');
    await expect(block?.getBoundingClientRect().height).toBeLessThan(170);
    await expect(block?.scrollWidth).toBeLessThanOrEqual(block?.clientWidth ?? 0);
  },
};

/** Isolates bidirectional control characters in the ad text. */
export const DirectionOverride: Story = {
  args: { ad: { ...toolpad, description: '\u202Eturned text \u2066<b>bold' } },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-ad-part="by"]')?.firstChild as Text;
    const leftOf = (index: number) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(1));
  },
};

/** Reduces the brightness and saturation of the ad image in dark mode. */
export const Dark: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(getComputedStyle(picture).filter).toContain('saturate');
  },
};

/** Shows the appeal in Chinese. */
export const Chinese: Story = {
  args: { status: 'appeal' },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('帮助我们继续运营')).toBeVisible();
  },
};

/** Reserves more height for the ad on a phone. */
export const SmallScreen: Story = {
  parameters: { clauses: ['ADS-15'] },
  globals: { viewport: { value: 'xs' } },
};
