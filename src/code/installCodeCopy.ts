import { BLOCK_FEEDBACK_MS } from './code.constants.ts';

export interface CodeCopyOptions {
  root: Document;
  copy: (text: string) => Promise<void>;
}

/** Makes the copy button in every code block work, those of the page now and those that come later (CPY-1, CPY-2). */
export function installCodeCopy({ root, copy }: CodeCopyOptions): () => void {
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    // A refused clipboard changes nothing and says nothing (CPY-5).
    copy(code.textContent).then(
      () => showCopied(button),
      () => {},
    );
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}

/** Says Copied for a while. The mark that says it is the timer that ends it, so that a second click restarts it. */
function showCopied(button: HTMLElement): void {
  // The browser reads the number in the text.
  clearTimeout(button.dataset.copied as unknown as number);
  setCopied(button, true);
  button.dataset.copied = String(setTimeout(setCopied, BLOCK_FEEDBACK_MS, button, false));
}

/** Marks a button, names it, and tells its status, which follows it. */
function setCopied(button: Element, copied: boolean): void {
  const label = button.getAttribute(copied ? 'data-copied-label' : 'data-copy-label') ?? '';
  button.toggleAttribute('data-copied', copied);
  button.setAttribute('aria-label', label);
  (button.nextElementSibling as Element).textContent = copied ? label : '';
}
