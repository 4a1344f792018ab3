import { action } from 'storybook/actions';
import { installClicks } from '@vitrine/ui/analytics';
import { oncePerSignal } from '@vitrine/ui/core';

interface Shown {
  abortSignal: AbortSignal;
  canvasElement: HTMLElement;
  viewMode: string;
}

/**
 * Logs the analytics events of clicks in a story to the Actions panel (ANA-2). Storybook calls
 * hooks at every re-render, but their cleanups only at unmount, so install once per mount.
 */
export const showEvents = oncePerSignal(({ canvasElement, viewMode }: Shown) => {
  // On a docs page, listen to one story only. A single story may open popups outside of its canvas.
  const root = viewMode === 'docs' ? canvasElement : document;
  const send = (name: string, params: object) => action(`event ${name}`)(params);
  return installClicks(root, { send }, () => 0);
});
