import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdSlot, createFeedSource, inHouseAds, type Ad } from '@vitrine/ui/ad';
import { hostileFeeds } from '../fixtures/hostileFeeds.ts';
import { withSite } from '../fixtures/withSite.tsx';

const FEEDS = 2000;
const TAGS = /^(?:B|STRONG|I|EM|SPAN|BR)$/;

const meta = {
  title: 'Docs UI/Ad/AdSlot/Hostile feeds',
  component: AdSlot,
  decorators: [withSite],
  args: { ad: inHouseAds[0] as Ad, status: 'external', shape: 'image' },
} satisfies Meta<typeof AdSlot>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Awaits 60 microtasks, so that pending promise callbacks run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Lists violations in an ad: disallowed tags and elements, attributes, and links without https. */
function findWrong(card: Element): string[] {
  const text = [...(card.querySelector('[data-ad-part="text"]')?.querySelectorAll('*') ?? [])];
  const wrong = text.filter(({ tagName, attributes }) => !TAGS.test(tagName) || attributes.length);
  const links = [...card.querySelectorAll('a')].filter(({ protocol }) => protocol !== 'https:');
  const forbidden = card.querySelectorAll(
    'script, iframe, object, embed, style, form, svg, img[hidden]',
  );
  return [...wrong, ...links, ...forbidden].map(({ outerHTML }) => outerHTML);
}

/** Loads 2000 hostile ad feeds. No feed runs a script or adds a disallowed element (S6). */
export const TwoThousand: Story = {
  parameters: { clauses: ['ADS-6'] },
  play: async ({ canvasElement }) => {
    const slot = canvasElement.querySelector<HTMLElement>('[data-ad]')!;
    const card = slot.querySelector('[data-ad-card]')!;
    let adCount = 0;
    for (const feed of hostileFeeds(FEEDS)) {
      const source = createFeedSource(slot, { fetchJson: async () => feed, poweredby: 'Feed' });
      await settle();
      if (source.poll() === 'ad') {
        source.show();
        adCount += 1;
        const wrong = findWrong(card);
        if (wrong.length > 0) await expect(wrong).toEqual([]);
      }
      source.close();
    }
    await expect(adCount).toBeGreaterThan(FEEDS / 4);
    await expect('ran' in window).toBe(false);
    await expect('ran' in {}).toBe(false);
  },
};
