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

const { modules = '', eager } = document.currentScript?.dataset ?? {};
const INTENTS = ['click', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** A crawler, for which no intent ever comes, or a link to a source in one language; what follows looks closer. */
const EAGER = /bot|crawl|spider|\.(js|tsx)$/i;
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
  Promise.all(modules.split(' ').map((url) => import(/* @vite-ignore */ url))).catch(() =>
    // They may be gone because there is a newer build; offline, this page stays.
    fetch('').then(leave, () => {}),
  );
}

/** Loads the page again; the tab's name outlives it, needs no storage, and lets each build be left once. */
function leave(): void {
  const { name: left } = window;
  window.name = modules;
  if (left !== modules) location.reload();
}

const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: NEAR_VIEWPORT },
);

// A link to an error must not show, for a moment, the text for readers without one.
if (/[?&]code=./.test(location.search)) {
  document.documentElement.dataset.errorCode = '';
}

const pending: Element[] = [];
window.__vitrine = { settings, nav, hydrated: false, pending, start };

for (const intent of INTENTS) {
  addEventListener(intent, startAfterPaint, true);
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
  // What comes without a reader gets no ad (ADS-4).
  if (eager === '' || EAGER.test(navigator.userAgent + location.hash)) start();
  // Closed layers are laid out while nothing else is to do; an engine that knows no rest leaves them.
  window.requestIdleCallback?.(() => (document.documentElement.dataset.rests = ''));
  for (const stage of document.querySelectorAll('[data-demo-stage]')) observer.observe(stage);
});
