import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createFeedSource, type AdSource } from '@vitrine/ui/ad';
import { withSite } from '../fixtures/withSite.tsx';
import { createHandClock, LiveAd } from './LiveAd.tsx';

const report = fn<(action: string, label: string) => void>().mockName('report');

const meta = {
  title: 'Docs UI/Ad/Behaviour',
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

/** Plays an ad network whose ad comes after a number of looks. */
function createSource(looks: number, found: 'ad' | 'backers' = 'ad'): () => AdSource {
  return () => {
    let count = 0;
    return {
      look: () => ((count += 1) > looks ? found : 'nothing'),
      show: () => {},
      close: () => {},
    };
  };
}

const never = createSource(Infinity);

/** Without an ad network, one of our own is there at once, and counted after two and a half seconds. */
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

/** A blocked ad gives way to ours with the seventh look, after three seconds. */
export const Blocked: Story = {
  parameters: { clauses: ['ADS-2'] },
  args: { clock: createHandClock(), openSource: never },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(2999);
    await expect(state(canvasElement)).toBe('detecting');
    args.clock.pass(1);
    await expect(state(canvasElement)).toBe('in-house');
  },
};

/** One reader in five is asked for help instead. */
export const BlockedAppeal: Story = {
  parameters: { clauses: ['ADS-14'] },
  args: { clock: createHandClock(), openSource: never, draws: [0.5, 0.1] },
  play: async ({ canvasElement, args }) => {
    args.clock.pass(3000);
    await expect(state(canvasElement)).toBe('appeal');
  },
};

/** An ad that comes late takes the place of ours; the height stays. */
export const Late: Story = {
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

/** In the place of the network's own filler one of ours is shown. */
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

/** A crawler gets an empty element, and nothing is looked for. */
export const Crawler: Story = {
  parameters: { clauses: ['ADS-4'] },
  args: { clock: createHandClock(), isCrawler: true },
  play: async ({ canvasElement }) => {
    await expect(state(canvasElement)).toBe('suppressed');
    await expect(canvasElement.querySelector('[data-ad]')).toBeEmptyDOMElement();
  },
};

/** A block that fails shows nothing, and says so once. */
export const Crash: Story = {
  parameters: { clauses: ['ADS-5', 'ANA-3'] },
  args: {
    clock: createHandClock(),
    openSource: () => ({
      look: () => {
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

/** An ad of the feed: its text is cleaned, its link is checked. */
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
