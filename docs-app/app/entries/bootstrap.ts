import {
  copyText,
  createSettingsStore,
  installCodeCopy,
  installNavState,
  installSettings,
  keepAnchor,
  showDemoVariants,
  showSettings,
} from '@vitrine/ui';
import { documentPorts } from '../adapters/documentPorts.ts';
import { tabStorage } from '../adapters/browserStorage.ts';
import '../shared/vitrineWindow.ts';
import { NEAR_VIEWPORT } from '../shared/nearViewport.constants.ts';

const script = document.currentScript as HTMLScriptElement;
const { modules, eager } = script.dataset as { modules: string; eager?: string };
const INTENTS = ['click', 'pointermove', 'keydown', 'focusin', 'scroll', 'popstate'];
/** Matches crawlers, which never interact, and hashes with a source file, such as `Basket.tsx`. */
const EAGER = /bot|crawl|spider|\.(js|tsx)$/i;

const settings = createSettingsStore(documentPorts);
const nav = installNavState(document, tabStorage);

/** Starts the application after the browser has painted the response to the first interaction. */
function startAfterPaint({ type, movementX, movementY }: Partial<PointerEvent>): void {
  // Ignore the synthetic `pointermove` that browsers fire on load; it has no movement.
  if (!movementX && !movementY && type === 'pointermove') return;
  for (const intent of INTENTS) removeEventListener(intent, startAfterPaint, true);
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  observer.disconnect();
  Promise.all(modules.split(' ').map((url) => import(/* @vite-ignore */ url))).catch(() => {
    document.documentElement.dataset.static = '';
    // A newer build may have replaced the modules, so reload once per build. Offline, this page
    // stays. `window.name` survives the reload and works when storage is blocked.
    fetch('').then(
      () => {
        if (window.name === modules) return;
        window.name = modules;
        location.reload();
      },
      () => {},
    );
  });
}

const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: NEAR_VIEWPORT },
);

// Mark the document before it is painted. Otherwise, the text for a URL without an error code
// would flash.
if (/[?&]code=./.test(location.search)) {
  document.documentElement.dataset.errorCode = '';
}

const pending: Element[] = [];
window.__vitrine = { settings, nav, pending, start, pathname: location.pathname };

for (const intent of INTENTS) {
  addEventListener(intent, startAfterPaint, true);
}

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    // Queue plain clicks in parts of the page that are not hydrated yet.
    const isQueued = target.closest(
      ':is([data-demo-stage],[data-early]):not([data-live],[data-static],[data-static] *)',
    );
    if (!isQueued) return;
    event.preventDefault();
    event.stopPropagation();
    pending.push(target);
  },
  true,
);

addEventListener('keydown', (event) => {
  const isShortcut =
    event.key === '/'
      ? !(event.target as Element).matches(':read-write')
      : /^k$/i.test(event.key) && !event.shiftKey && (event.ctrlKey || event.metaKey);
  if (!isShortcut) return;
  event.preventDefault();
  document.querySelector('dialog')?.showModal();
});

installSettings(document, settings);
installCodeCopy({ root: document, copy: copyText });

// Applies the stored navigation state and settings to the parsed HTML before it is painted.
function restore(): void {
  nav.restore(document);
  showSettings(document, settings.get());
  showDemoVariants(document, settings.get());
}
const parsing = new MutationObserver(restore);
parsing.observe(document, { childList: true, subtree: true });

addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  restore();
  nav.restoreScroll();
  // Scroll to the anchor only in a new history entry. Other entries restore their scroll position.
  if (!history.state) keepAnchor(document, location.hash);
  // Crawlers never interact, so start immediately; `isCrawler` decides about ads (ADS-4).
  if (eager === '' || EAGER.test(navigator.userAgent + location.hash)) start();
  // Lay out closed popovers when idle. Safari lacks `requestIdleCallback`; it lays them out on
  // open.
  window.requestIdleCallback?.(() => (document.documentElement.dataset.rests = ''));
  for (const part of document.querySelectorAll('[data-demo],[data-near]')) observer.observe(part);
});
