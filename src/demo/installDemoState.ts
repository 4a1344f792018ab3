import type { DemoStore } from './createDemoStore.ts';

/** Applies the state of a demo to its elements: open code, full screen, mode and direction. */
export function installDemoState(demo: HTMLElement, store: DemoStore): () => void {
  const details = demo.querySelector<HTMLDetailsElement>('[data-demo-bar] > details');
  let release = (): void => {};
  let wasFull = false;
  const show = () => {
    const { isOpen, isFull, mode, direction } = store.get();
    if (details) details.open = isOpen;
    setOrRemove(demo, 'data-mode', mode);
    setOrRemove(demo.querySelector('[data-demo-stage]'), 'dir', direction);
    if (isFull !== wasFull) {
      wasFull = isFull;
      release();
      release = isFull ? fillWindow(demo, store) : () => {};
    }
  };
  // The user may have opened the code before hydration.
  if (details?.open) store.change({ isOpen: true });
  const follow = () => store.change({ isOpen: details?.open ?? false });
  details?.addEventListener('toggle', follow);
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    details?.removeEventListener('toggle', follow);
    unsubscribe();
    release();
  };
}

function setOrRemove(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** Makes a demo fill the window, and the rest of the page inert. Escape restores the page. */
function fillWindow(demo: HTMLElement, store: DemoStore): () => void {
  const { documentElement: root } = demo.ownerDocument;
  const behind = listBehind(demo).filter((element) => !element.inert);
  const leave = () => store.change({ isFull: false });
  const handleKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    // In the search dialog, Escape closes only the dialog.
    const isInDialog = target instanceof Element && target.closest('dialog');
    if (key === 'Escape' && !defaultPrevented && !isInDialog) leave();
  };
  // Ignore a late `fullscreenchange` event that ends a previous full screen.
  let hasScreen = false;
  const handleScreen = () => {
    if (demo.ownerDocument.fullscreenElement) hasScreen = true;
    else if (hasScreen) leave();
  };
  for (const element of behind) element.inert = true;
  demo.setAttribute('data-full', '');
  demo.ownerDocument.addEventListener('keydown', handleKey);
  demo.ownerDocument.addEventListener('fullscreenchange', handleScreen);
  // Request full screen for the root element, so that portals of the demo stay visible.
  // If the browser refuses, the demo still fills the window.
  if (hasGesture()) root.requestFullscreen?.().catch(() => {});
  return () => {
    for (const element of behind) element.inert = false;
    demo.removeAttribute('data-full');
    demo.ownerDocument.removeEventListener('keydown', handleKey);
    demo.ownerDocument.removeEventListener('fullscreenchange', handleScreen);
    if (demo.ownerDocument.fullscreenElement) demo.ownerDocument.exitFullscreen().catch(() => {});
  };
}

/** Returns whether a user gesture is active; without it, browsers refuse full screen and warn. */
function hasGesture(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}

/**
 * Lists the siblings of a demo and of its ancestors, up to `body`.
 * Skips dialogs, because the search opens over the demo.
 */
function listBehind(demo: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let inner = demo; inner.parentElement; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children].filter(
      (element) =>
        element instanceof HTMLElement && element !== inner && !element.matches('dialog'),
    );
    behind.push(...(siblings as HTMLElement[]));
    if (inner.parentElement === demo.ownerDocument.body) break;
  }
  return behind;
}
