import {
  createFrameSource,
  installAd,
  isCrawler,
  type AdSettings,
  type AdSource,
} from '@vitrine/ui';
import { AD_PATHS } from '@vitrine/ui/core';
import { sendEvent } from './analytics.ts';
import { withBase } from '../shared/base.ts';

const stops = new Map<HTMLElement, () => void>();

/** Mounts the sponsor blocks below an element, unless already mounted; returns the cleanup. */
export function mountAds(root: ParentNode): () => void {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-ad]')];
  for (const slot of slots) {
    if (!stops.has(slot)) stops.set(slot, mountAd(slot));
  }
  return () => {
    for (const slot of slots) {
      stops.get(slot)?.();
      stops.delete(slot);
    }
  };
}

function mountAd(slot: HTMLElement): () => void {
  const settings = JSON.parse(slot.dataset['adSettings'] ?? '{}') as AdSettings;
  let isStopped = false;
  let stop = (): void => {
    isStopped = true;
  };
  void loadOpener(settings).then((openSource) => {
    if (isStopped) return;
    stop = installAd(slot, {
      input: { isCrawler: isCrawler(navigator.userAgent), displayRatio: settings.displayRatio },
      random: Math.random,
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      openSource,
      report: (eventAction, eventLabel) => sendEvent('ad', { eventAction, eventLabel }),
    });
  });
  return () => stop();
}

type Opener = (slot: HTMLElement, onFail: () => void) => AdSource;

/** Returns a function that opens the configured source; loads the feed reader only for a feed. */
async function loadOpener(settings: AdSettings): Promise<Opener | undefined> {
  const { hasFrame, feedUrl, backersUrl } = settings;
  if (hasFrame) return (slot, onFail) => openFrame(slot, { backersUrl, onFail });
  if (feedUrl === undefined) return undefined;
  const module = await import('./adSources.ts').catch(() => undefined);
  if (!module) return undefined;
  return (slot) =>
    module.createFeedSource(slot, {
      fetchJson: () => fetchFeed(feedUrl),
      poweredby: new URL(feedUrl).host,
    });
}

function openFrame(
  slot: HTMLElement,
  options: { backersUrl: string | undefined; onFail: () => void },
): AdSource {
  return createFrameSource(slot, {
    ...options,
    url: withBase(AD_PATHS.frame),
    title: slot.getAttribute('aria-label') ?? '',
    mode: document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light',
    onClick: () => sendEvent('ad', { eventAction: 'click', eventLabel: 'external' }),
  });
}

async function fetchFeed(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin' });
  if (!response.ok) throw new Error(`The ad feed responded with status ${response.status}.`);
  return (await response.json()) as unknown;
}
