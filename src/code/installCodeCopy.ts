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

/**
 * Says Copied for a while. The word that says it has the timer that ends it as its id, so that a second click restarts it.
 * Named by that word, the button is right in whatever language it is written anew.
 */
function showCopied(button: HTMLElement): void {
  const word = button.querySelector('[data-when="copied"]') as Element;
  // The browser reads the number in the text, and writes it as text.
  clearTimeout(word.id as unknown as number);
  word.id = setTimeout(clearCopied, BLOCK_FEEDBACK_MS, button) as unknown as string;
  button.setAttribute('data-copied', word.id);
  button.setAttribute('aria-labelledby', word.id);
  (button.nextElementSibling as Element).textContent = word.textContent;
}

/** Lets a button offer to copy again, and its status, which follows it, say nothing. */
export function clearCopied(button: Element): void {
  button.removeAttribute('data-copied');
  button.removeAttribute('aria-labelledby');
  (button.nextElementSibling as Element).textContent = '';
}
