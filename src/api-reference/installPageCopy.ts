import { BLOCK_FEEDBACK_MS } from '../clipboard/index.ts';

export interface PageCopyPorts {
  /** Loads the page as Markdown; rejects when loading fails. */
  readMarkdown: () => Promise<string>;
  copy: (text: string) => Promise<void>;
}

/** Copies the page as Markdown when its button is clicked. */
export function installPageCopy(
  root: HTMLElement,
  ports: PageCopyPorts,
  signal: AbortSignal,
): void {
  const button = root.querySelector<HTMLElement>('[data-copy-page]');
  const status = button?.parentElement?.querySelector('[role="status"]');
  if (!button || !status) return;
  button.addEventListener('click', () => void copyPage(ports, button, status), { signal });
}

/** Copies the page; changes nothing when the clipboard or the network fails (CPY-5). */
async function copyPage(
  { readMarkdown, copy }: PageCopyPorts,
  button: HTMLElement,
  status: Element,
): Promise<void> {
  try {
    await copy(await readMarkdown());
  } catch {
    return;
  }
  const copied = document.createTextNode(button.dataset.copyPage ?? '');
  status.replaceChildren(copied);
  // Removes only its own text node, so a later copy stays for its full time.
  setTimeout(() => copied.remove(), BLOCK_FEEDBACK_MS);
}
