import { COPY_ACTIONS } from './code.constants.ts';

export interface CopyShortcutOptions {
  root: Document;
  /** Whether the user's keyboard has a command key. */
  isMac: boolean;
}

const BLOCK = '[data-code-block]';

/**
 * Copies the hovered or focused block on Ctrl+C or ⌘C while nothing is selected,
 * by clicking its copy button.
 */
export function installCopyShortcut({ root, isMac }: CopyShortcutOptions): () => void {
  let hovered: Element | null = null;
  /** Whether the pointer moved after the last focus change; if so, the hovered block is copied. */
  let isPointing = false;

  const handleOver = ({ target }: Event) => {
    hovered = findBlock(target);
    showHint(hovered, isMac);
  };
  const handleOut = ({ relatedTarget }: PointerEvent) => {
    if (!relatedTarget) hovered = null;
  };
  const handleMove = () => (isPointing = true);
  const handleFocus = ({ target }: Event) => {
    isPointing = false;
    showHint(findBlock(target), isMac);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isCopyChord(event) || event.defaultPrevented || isBusy(root)) return;
    const focused = findBlock(root.activeElement);
    const block = isPointing ? (hovered ?? focused) : (focused ?? hovered);
    if (block?.isConnected) pressCopy(block);
  };

  const listeners = {
    pointerover: handleOver,
    pointerout: handleOut,
    pointermove: handleMove,
    focusin: handleFocus,
    keydown: handleKey,
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) root.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) root.removeEventListener(type, listener);
  };
}

/**
 * Returns whether the keys are Ctrl+C or ⌘C without other modifiers.
 * On layouts without Latin letters, checks the physical C key.
 */
function isCopyChord({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  repeat,
}: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey || repeat) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'c' : code === 'KeyC' && key.length === 1;
}

/** Returns whether the shortcut copies other text: a selection, or text of a focused editor. */
function isBusy(root: Document): boolean {
  const focused = root.activeElement;
  if (String(root.getSelection() ?? '') !== '') return true;
  // In Firefox, `getSelection()` excludes text that is selected in a field.
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement) {
    // The selection of an email or a number field is unknown.
    if (focused.matches('[type="email"], [type="number"]')) return true;
    return focused.selectionStart !== focused.selectionEnd;
  }
  return focused instanceof HTMLElement && focused.isContentEditable;
}

function findBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BLOCK) : null;
}

function pressCopy(block: Element): void {
  const button = block.querySelector<HTMLElement>('[data-copy]');
  if (!button) return;
  button.dataset.gaEventAction = COPY_ACTIONS.keyboard;
  button.click();
  button.dataset.gaEventAction = COPY_ACTIONS.pointer;
}

/** Writes the shortcut into the copy button, which shows the hint on hover and focus. */
function showHint(block: Element | null, isMac: boolean): void {
  const button = block?.querySelector<HTMLElement>('[data-copy-hint]');
  const hint = button?.querySelector('[data-when="hint"]');
  if (!button || !hint || hint.textContent) return;
  const key = isMac ? '⌘' : 'Ctrl + ';
  hint.textContent = (button.dataset.copyHint ?? '').replace('{key}', key);
  button.setAttribute('aria-keyshortcuts', isMac ? 'Meta+C' : 'Control+C');
}
