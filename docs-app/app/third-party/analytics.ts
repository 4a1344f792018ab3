import {
  createAnalytics,
  installClicks,
  installTag,
  userProperties,
  VITALS_RATIO,
  type EventParams,
  type TaggedWindow,
} from '@vitrine/ui';
import {
  identifyProduct,
  readCookie,
  resolveCodeStyling,
  resolveCodeVariant,
} from '@vitrine/ui/core';
import { codePorts } from '../adapters/codePorts.ts';
import { ARRIVAL } from '../updates/arrival.ts';
import '../shared/vitrineWindow.ts';
import { withoutBase } from '../shared/base.ts';

interface PrivateNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const id = document.querySelector<HTMLElement>('script[data-analytics]')?.dataset['analytics'];
const tagged = globalThis as TaggedWindow;

function isPrivate(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivateNavigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const analytics = createAnalytics({ id, readTag: () => tagged.gtag, isPrivate });

/** Sends an event if analytics are on. */
export function sendEvent(name: string, params: EventParams): void {
  analytics.send(name, params);
}

/** Starts analytics: user properties, page views, marked clicks and vitals (ANA-1..5). */
export function startAnalytics(): void {
  if (id === undefined || isPrivate()) return;
  installTag(tagged, id);
  analytics.setUser(readSurroundings());
  sendPageView();
  addEventListener(ARRIVAL, sendPageView);
  installClicks(document, analytics, Math.random);
  // Web vitals are not sent when their module fails to load.
  if (Math.random() < VITALS_RATIO) sendVitals().catch(() => {});
}

/** Sends a page view (ANA-1). */
function sendPageView(): void {
  const { productId, productCategoryId } = identifyProduct(withoutBase(location.pathname));
  analytics.send('page_view', {
    page_title: document.title,
    page_location: location.pathname,
    productId: productId ?? undefined,
    productCategoryId: productCategoryId ?? undefined,
  });
}

function readSurroundings(): EventParams {
  const { hash } = codePorts;
  const cookies = codePorts.readCookies();
  return userProperties({
    codeVariant: resolveCodeVariant({ hash, stored: readCookie(cookies, 'codeVariant') }),
    codeStyling: resolveCodeStyling({ hash, stored: readCookie(cookies, 'codeStyling') }),
    language: document.documentElement.lang,
    pixelRatio: devicePixelRatio,
    colorScheme: window.__vitrine.settings.get().paletteMode,
  });
}

async function sendVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, delta, id: metric }) => {
      analytics.send(name, {
        value: delta,
        metric_label: 'Web Vitals',
        metric_value: value,
        metric_delta: delta,
        metric_id: metric,
      });
    });
  }
}
