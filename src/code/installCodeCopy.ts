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

/** How often something was copied: a name for each word that says so. */
let count = 0;

/** Says Copied for a while. The mark that says it is the timer that ends it, so that a second click restarts it. */
function showCopied(button: HTMLElement): void {
  // The browser reads the number in the text.
  clearTimeout(button.dataset.copied as unknown as number);
  button.dataset.copied = String(setTimeout(clearCopied, BLOCK_FEEDBACK_MS, button));
  // Named by the word that it shows, the button is right in whatever language that is written anew.
  const word = button.querySelector('[data-when="copied"]') as Element;
  word.id = `copied-${(count += 1)}`;
  button.setAttribute('aria-labelledby', word.id);
  (button.nextElementSibling as Element).textContent = word.textContent;
}

/** Lets a button offer to copy again, as does its status, which follows it. */
export function clearCopied(button: Element): void {
  button.removeAttribute('data-copied');
  button.removeAttribute('aria-labelledby');
  button.querySelector('[data-when="copied"]')?.removeAttribute('id');
  (button.nextElementSibling as Element).textContent = '';
}
