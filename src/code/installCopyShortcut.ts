import { COPY_ACTIONS } from './code.constants.ts';

export interface CopyShortcutOptions {
  root: Document;
  /** Whether the reader's keyboard has a command key. */
  isMac: boolean;
}

/** What the button of a block has while the keyboard presses it, for whoever counts copies. */
export const COPY_BY_KEYBOARD = 'keyboard';

const BLOCK = '[data-code-block]';

/** Lets Ctrl+C or ⌘C copy the block that is hovered or focused, while nothing is selected; a press is a click. */
export function installCopyShortcut({ root, isMac }: CopyShortcutOptions): () => void {
  let hovered: Element | null = null;
  /** Whether the pointer moved since the focus did: of two blocks the one used last is meant. */
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

/** Tells whether a key is C with Ctrl or ⌘ alone; on a layout without Latin letters it is the key in the place of C. */
export function isCopyChord({
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

/** Tells whether copying has another meaning now: something is selected, or an editor has the focus. */
function isBusy(root: Document): boolean {
  const focused = root.activeElement;
  if (String(root.getSelection() ?? '') !== '') return true;
  // Firefox does not count what is selected in a field.
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement) {
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
  button.dataset.copyBy = COPY_BY_KEYBOARD;
  button.dataset.gaEventAction = COPY_ACTIONS.keyboard;
  button.click();
  delete button.dataset.copyBy;
  button.dataset.gaEventAction = COPY_ACTIONS.pointer;
}

/** Writes the keys into the button, which shows them while it is hovered or focused. */
function showHint(block: Element | null, isMac: boolean): void {
  const button = block?.querySelector<HTMLElement>('[data-copy-hint]');
  const hint = button?.querySelector('[data-when="hint"]');
  if (!button || !hint || hint.textContent) return;
  const key = isMac ? '⌘' : 'Ctrl + ';
  hint.textContent = (button.dataset.copyHint ?? '').replace('{key}', key);
  button.setAttribute('aria-keyshortcuts', isMac ? 'Meta+C' : 'Control+C');
}
