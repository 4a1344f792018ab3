import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createFeedSource, type AdSource } from '@vitrine/ui/ad';
import { withSite } from '../fixtures/withSite.tsx';
import { createHandClock, LiveAd } from './LiveAd.tsx';

const report = fn<(action: string, label: string) => void>().mockName('report');

const meta = {
  title: 'Docs UI/Ad/AdSlot/Behavior',
  component: LiveAd,
  decorators: [withSite],
  args: { clock: createHandClock(), report },
  beforeEach: () => {
    report.mockClear();
  },
} satisfies Meta<typeof LiveAd>;

export default meta;

type Story = StoryObj<typeof meta>;

const state = (root: HTMLElement) => root.querySelector('[data-ad]')?.getAttribute('data-ad-state');

/** Simulates an ad network whose ad arrives after a number of polls. */
function createSource(polls: number, finding: 'ad' | 'backers' = 'ad'): () => AdSource {
  return () => {
    let count = 0;
    return {
      poll: () => ((count += 1) > polls ? finding : 'nothing'),
      show: () => {},
      close: () => {},
    };
  };
}

const never = createSource(Infinity);
const openNetwork = fn(never);

/** Shows an in-house ad immediately without an ad network, and reports it after 2.5 seconds. */
export const NoNetwork: Story = {
  parameters: { clauses: ['PRD-3', 'ADS-12'] },
  args: { clock: createHandClock(), draws: [0.5, 0.5, 0.05] },
  play: async ({ canvasElement, args }) => {
    await expect(state(canvasElement)).toBe('in-house');
    args.clock.pass(2499);
    await expect(report).not.toHaveBeenCalled();
    args.clock.pass(1);
    await expect(report.mock.calls).toEqual([['display', 'in-house-body-top-image']]);
  },
};

/** Replaces a blocked ad with an in-house ad at the seventh poll, after three seconds. */
export const Blocked: Story = {
  parameters: { clauses: ['ADS-1', 'ADS-2'] },
  args: { clock: createHandClock(), openSource: never },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(2999);
    await expect(state(canvasElement)).toBe('detecting');
    args.clock.pass(1);
    await expect(state(canvasElement)).toBe('in-house');
  },
};

/** Shows the appeal to one reader in five when the ad is blocked. */
export const BlockedAppeal: Story = {
  parameters: { clauses: ['ADS-14'] },
  args: { clock: createHandClock(), openSource: never, draws: [0.5, 0.1] },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(3000);
    await expect(state(canvasElement)).toBe('appeal');
  },
};

/** Replaces the in-house ad with a late external ad of the same height. */
export const Late: Story = {
  parameters: { clauses: ['ADS-1', 'ADS-2'] },
  args: { clock: createHandClock(), openSource: createSource(12) },
  play: async ({ canvasElement, args }) => {
    const block = canvasElement.querySelector('[data-ad]');
    args.clock.pass(3000);
    const height = block?.getBoundingClientRect().height;
    await expect(state(canvasElement)).toBe('in-house');
    args.clock.pass(3000);
    await expect(state(canvasElement)).toBe('external');
    await expect(block?.getBoundingClientRect().height).toBe(height);
  },
};

/** Replaces the network's fallback ad, which links to the backers page, with an in-house ad. */
export const Backers: Story = {
  parameters: { clauses: ['ADS-3'] },
  args: { clock: createHandClock(), openSource: createSource(2, 'backers'), draws: [0.5, 0.5, 0] },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(1000);
    await expect(state(canvasElement)).toBe('in-house');
    args.clock.pass(2500);
    await expect(report.mock.calls).toEqual([['display', 'in-house-carbon-body-top-image']]);
  },
};

/** Removes the in-house ad for a crawler, so that the element is empty. */
export const Crawler: Story = {
  parameters: { clauses: ['ADS-4'] },
  args: { clock: createHandClock(), isCrawler: true, openSource: openNetwork },
  play: async ({ canvasElement, args }) => {
    await expect(state(canvasElement)).toBe('suppressed');
    args.clock.pass(20_000);
    await expect(openNetwork).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
  },
};

/** Renders an empty element after a crash and reports the crash once. */
export const Crash: Story = {
  parameters: { clauses: ['ADS-5', 'ANA-3'] },
  args: {
    clock: createHandClock(),
    openSource: () => ({
      poll: () => {
        throw new Error('The network is broken.');
      },
      show: () => {},
      close: () => {},
    }),
  },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(20_000);
    await expect(state(canvasElement)).toBe('crashed');
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
    await expect(report.mock.calls).toEqual([['crash', 'null']]);
  },
};

const feed = {
  ads: [
    {},
    {
      company: 'Acme',
      description: 'Anvils, <em>delivered</em>.<script>window.hacked = 1</script>',
      statlink: 'https://ads.invalid/click',
    },
  ],
};

/** Shows an ad from the feed with sanitized text and a validated link. */
export const Feed: Story = {
  parameters: { clauses: ['ADS-8'] },
  args: {
    clock: createHandClock(),
    openSource: (slot) =>
      createFeedSource(slot, { fetchJson: async () => feed, poweredby: 'ads.invalid' }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(async () => {
      args.clock.pass(500);
      await expect(state(canvasElement)).toBe('external');
    });
    const link = canvas.getByRole('link', { name: /Acme Anvils, delivered/ });
    await expect(link).toHaveAttribute('href', 'https://ads.invalid/click');
    await expect(canvasElement.querySelector('[data-ad-part="text"] em')).toBeVisible();
    await expect('hacked' in window).toBe(false);
  },
};
