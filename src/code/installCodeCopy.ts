import { BLOCK_FEEDBACK_MS } from './code.constants.ts';

export interface CodeCopyOptions {
  root: Document;
  copy: (text: string) => Promise<void>;
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Makes every code block's copy button work, those of the page now and those that come later (CPY-1, CPY-2). */
export function installCodeCopy({ root, copy }: CodeCopyOptions): () => void {
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const block = button?.closest('[data-code-block]');
    if (!button || !block) return;
    const text = block.querySelector('code')?.textContent ?? '';
    // A refused clipboard changes nothing and says nothing (CPY-5).
    copy(text).then(
      () => showCopied(button),
      () => {},
    );
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}

function showCopied(button: Element): void {
  setCopied(button, true);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => setCopied(button, false), BLOCK_FEEDBACK_MS),
  );
}

function setCopied(button: Element, copied: boolean): void {
  const label = button.getAttribute(copied ? 'data-copied-label' : 'data-copy-label') ?? '';
  button.toggleAttribute('data-copied', copied);
  button.setAttribute('aria-label', label);
  const status = button.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = copied ? label : '';
}
