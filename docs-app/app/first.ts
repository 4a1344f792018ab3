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
import { documentPorts } from './adapters/documentPorts.ts';
import { tabStorage } from './adapters/browserStorage.ts';
import './vitrineWindow.ts';

const { modules = '', eager } = document.currentScript?.dataset ?? {};
const INTENTS = ['click', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** A link to a source in one language. */
const MARKED_HASH = /\.(js|tsx)$/;
/** May be a crawler; what follows looks closer. */
const CRAWLER = /bot|crawl|spider/i;
const NEAR_VIEWPORT = '400px';

const settings = createSettingsStore(documentPorts);
const nav = installNavState(document, tabStorage);

/** Lets the browser show the answer to the reader's first touch before the application takes its time. */
function startAfterPaint({ type, movementX, movementY }: Partial<PointerEvent>): void {
  // A pointer that rests on the page when it comes is no input.
  if (type === 'pointermove' && !movementX && !movementY) return;
  for (const intent of INTENTS) removeEventListener(intent, startAfterPaint, true);
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  observer.disconnect();
  if (started) return;
  started = true;
  for (const url of modules.split(' ')) void import(/* @vite-ignore */ url);
}

let started = false;
const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: NEAR_VIEWPORT },
);

// A link to an error must not show, for a moment, the text for readers without one.
if (/[?&]code=[^&]/.test(location.search)) {
  document.documentElement.dataset.errorCode = '';
}

const pending: Element[] = [];
window.__vitrine = { settings, nav, hydrated: false, pending, start };

for (const intent of INTENTS) {
  addEventListener(intent, startAfterPaint, { capture: true, passive: true });
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // What must not lose a click that comes before React.
    const isEarly = import.meta.env.VITE_FEEDBACK_URL
      ? target.closest(':is([data-demo-stage], [data-early]):not([data-live])')
      : target.closest('[data-demo-stage]:not([data-live])');
    if (!isEarly) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.push(target);
  },
  true,
);

/** Lets closed layers be laid out while nothing else is to do; an engine that knows no rest leaves them. */
function prepareLayers(): void {
  window.requestIdleCallback?.(() => (document.documentElement.dataset.rests = ''));
}

installSettings(document, settings);
installCodeCopy({ root: document, copy: copyText });

// What is parsed so far is restored before it is painted.
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
  keepAnchor(document, location.hash);
  // What comes without a reader gets no ad, and no intent ever comes from it (ADS-4).
  if (eager !== undefined || MARKED_HASH.test(location.hash) || CRAWLER.test(navigator.userAgent))
    start();
  prepareLayers();
  for (const stage of document.querySelectorAll('[data-demo-stage]')) observer.observe(stage);
});
