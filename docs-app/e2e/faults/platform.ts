import { script, type Fault } from './fault.ts';

const without = (...paths: string[]): Fault => ({
  name: `without ${paths.join(', ')}`,
  before: script(
    `for (const path of ${JSON.stringify(paths)}) {
      const names = path.split('.'); const last = names.pop();
      const owner = names.reduce((object, name) => object?.[name], window);
      if (owner) { delete owner[last]; if (last in owner) Object.defineProperty(owner, last, { value: undefined, configurable: true }); }
    }`,
  ),
});

/** Faults from missing browser features, user preferences and browser extensions. */
export const platformFaults: readonly Fault[] = [
  without('requestIdleCallback', 'cancelIdleCallback'),
  without('Navigator.prototype.clipboard'),
  without('Navigator.prototype.serviceWorker'),
  // A browser without Trusted Types ignores the policy that requires them.
  { ...without('trustedTypes'), options: { bypassCSP: true } },
  without('BroadcastChannel'),
  without('CompressionStream', 'DecompressionStream'),
  without('Navigator.prototype.sendBeacon'),
  without('PerformanceObserver'),
  without('Intl.Segmenter'),
  without('structuredClone'),
  without('Document.prototype.startViewTransition'),
  without('navigation'),
  without('Navigator.prototype.userAgentData'),
  without('Navigator.prototype.permissions'),
  without('Element.prototype.checkVisibility'),
  without('Element.prototype.requestFullscreen'),
  without('Navigator.prototype.locks'),
  without('Crypto.prototype.randomUUID'),
  without('Object.groupBy', 'Map.groupBy'),
  {
    name: 'without JavaScript',
    options: { javaScriptEnabled: false },
    isStill: true,
    forgets: true,
  },
  { name: 'in forced colors', options: { forcedColors: 'active' } },
  { name: 'in dark mode', options: { colorScheme: 'dark' } },
  { name: 'with more contrast', options: { contrast: 'more' } },
  { name: 'at 320 px', options: { viewport: { width: 320, height: 256 } } },
  {
    name: 'by touch',
    options: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
  },
  {
    name: 'as a crawler',
    options: {
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
  },
  { name: 'in an unknown language', options: { locale: 'tlh' } },
  { name: 'in a distant time zone', options: { timezoneId: 'Pacific/Kiritimati' } },
  {
    name: 'with Global Privacy Control',
    before: script(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });`),
  },
  {
    name: 'with an extended Array.prototype',
    before: script(`Array.prototype.extra = () => 'extra';`),
  },
  {
    name: 'with an extension that writes attributes',
    before: script(
      `new MutationObserver(() => { document.documentElement.dataset.extension = '1'; document.body?.setAttribute('data-extension', '1'); }).observe(document, { childList: true, subtree: true });`,
    ),
  },
  {
    name: 'with an extension that adds elements',
    before: script(
      `addEventListener('DOMContentLoaded', () => { document.body.prepend(document.createElement('div')); document.body.append(document.createElement('extension-panel')); });`,
    ),
  },
  {
    name: 'translated by the browser',
    after: (around) =>
      around.run(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, template')) continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data.toUpperCase());
        }
      }),
  },
  {
    name: 'with a tab that is frozen and resumed',
    after: (around) =>
      around.run(() => {
        for (const name of ['freeze', 'resume', 'visibilitychange'])
          document.dispatchEvent(new Event(name));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
  },
];
