import { copyText, createSettingsStore, installCodeCopy } from '@vitrine/ui';
import { documentPorts } from './adapters/documentPorts.ts';
import './vitrineWindow.ts';

const { main = '', preload = '', eager } = document.currentScript?.dataset ?? {};
const INTENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
];
const NEAR_VIEWPORT = '400px';

const settings = createSettingsStore(documentPorts);

function start(): void {
  for (const intent of INTENTS) removeEventListener(intent, start, true);
  observer.disconnect();
  if (started) return;
  started = true;
  for (const href of preload.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import(/* @vite-ignore */ main);
}

let started = false;
const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: NEAR_VIEWPORT },
);

window.__vitrine = { settings, hydrated: false, pending: [], start };

for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-action="toggle-mode"]')) {
      settings.setMode(settings.get().paletteMode === 'dark' ? 'light' : 'dark');
    }
    if (!target.closest('[data-demo-stage]:not([data-live])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.__vitrine.pending.push(target);
  },
  true,
);

installCodeCopy({ root: document, copy: copyText });

/** Brings the current page into the navigation's view, without moving the page. */
function showCurrentEntry(): void {
  const current = document.querySelector<HTMLElement>('nav [aria-current="page"]');
  const nav = current?.closest('nav');
  if (!current || !nav) return;
  const below = current.getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom;
  if (below > 0) nav.scrollTop += below + nav.clientHeight / 2;
}

addEventListener('DOMContentLoaded', () => {
  showCurrentEntry();
  if (eager !== undefined) start();
  for (const stage of document.querySelectorAll('[data-demo-stage]')) observer.observe(stage);
});
