import type { DemoStore } from './createDemoStore.ts';

/** Shows a demo's state on its frame: the code, its height, the window, the mode and the direction. */
export function installDemoState(demo: HTMLElement, store: DemoStore): () => void {
  const details = demo.querySelector('details');
  let release = (): void => {};
  let wasFull = false;
  const show = () => {
    const { isOpen, isExpanded, isFull, mode, direction } = store.get();
    if (details) details.open = isOpen;
    demo.toggleAttribute('data-expanded', isExpanded);
    setOrRemove(demo, 'data-mode', mode);
    setOrRemove(demo.querySelector('[data-demo-stage]'), 'dir', direction);
    if (isFull !== wasFull) {
      wasFull = isFull;
      release();
      release = isFull ? fillWindow(demo, store) : () => {};
    }
  };
  // The code was perhaps opened before the application began.
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

/** Lets a demo fill the window: nothing behind it can be reached, and Escape brings the page back. */
function fillWindow(demo: HTMLElement, store: DemoStore): () => void {
  const { documentElement: root } = demo.ownerDocument;
  const behind = listBehind(demo).filter((element) => !element.inert);
  const leave = () => store.change({ isFull: false });
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) leave();
  };
  // The end of a full screen before this one may still be told.
  let hasScreen = false;
  const handleScreen = () => {
    if (demo.ownerDocument.fullscreenElement) hasScreen = true;
    else if (hasScreen) leave();
  };
  for (const element of behind) element.inert = true;
  demo.setAttribute('data-full', '');
  demo.ownerDocument.addEventListener('keydown', handleKey);
  demo.ownerDocument.addEventListener('fullscreenchange', handleScreen);
  // Of the whole document, so that what a demo opens is seen too; where it is refused the window is filled.
  if (hasGesture()) root.requestFullscreen?.().catch(() => {});
  return () => {
    for (const element of behind) element.inert = false;
    demo.removeAttribute('data-full');
    demo.ownerDocument.removeEventListener('keydown', handleKey);
    demo.ownerDocument.removeEventListener('fullscreenchange', handleScreen);
    if (demo.ownerDocument.fullscreenElement) demo.ownerDocument.exitFullscreen().catch(() => {});
  };
}

/** Tells whether the reader has just touched the page; without that a browser refuses, and complains. */
function hasGesture(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}

/** Lists what stands beside a demo, and beside everything around it. */
function listBehind(demo: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let inner = demo; inner.parentElement; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children].filter(
      (element) => element instanceof HTMLElement && element !== inner,
    );
    behind.push(...(siblings as HTMLElement[]));
    if (inner.parentElement === demo.ownerDocument.body) break;
  }
  return behind;
}
