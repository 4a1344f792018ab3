import { BLOCK_FEEDBACK_MS } from './clipboard.constants.ts';

export interface CodeCopyOptions {
  root: Document;
  copy: (text: string) => Promise<void>;
}

/** Handles the copy buttons of all code blocks, including blocks added later (CPY-1, CPY-2). */
export function installCodeCopy({ root, copy }: CodeCopyOptions): () => void {
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    // Button and status stay unchanged when the clipboard denies access (CPY-5).
    copy(code.textContent).then(
      () => showCopied(button),
      () => {},
    );
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}

/**
 * Shows Copied for `BLOCK_FEEDBACK_MS`. A second click restarts the timer.
 * `aria-labelledby` refers to the visible word, so that the accessible name has the same language.
 */
function showCopied(button: HTMLElement): void {
  const word = button.querySelector('[data-when="copied"]') as Element;
  // `id` stores the timer id as a string, which `clearTimeout` converts to a number.
  clearTimeout(word.id as unknown as number);
  word.id = setTimeout(clearCopied, BLOCK_FEEDBACK_MS, button) as unknown as string;
  button.setAttribute('data-copied', word.id);
  button.setAttribute('aria-labelledby', word.id);
  (button.nextElementSibling as Element).textContent = word.textContent;
}

/** Resets a copy button, and clears the status element that follows it. */
export function clearCopied(button: Element): void {
  button.removeAttribute('data-copied');
  button.removeAttribute('aria-labelledby');
  (button.nextElementSibling as Element).textContent = '';
}
