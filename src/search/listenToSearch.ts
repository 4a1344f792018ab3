import type { ActiveOption } from './createActiveOption.ts';
import { moveActive } from './searchView.ts';

/** Actions of the dialog. Each `position` is the zero-based position of an option. */
export interface SearchActions {
  draw: () => void;
  choose: (position: number, isNewTab: boolean) => void;
  pin: (position: number) => void;
  option: ActiveOption;
  /** Returns the number of options. */
  count: () => number;
}

const isWithCommand = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => ctrlKey || metaKey;

/** Deprecated `keyCode` of all keys that an input method handles. */
const COMPOSED_KEY = 229;

/** Returns whether the keyboard composes every word, so that searches cannot wait for its end. */
const composesWords = () => /Android/.test(navigator.userAgent);

/**
 * Returns a function that reads a field, without text that an input method is composing. Android's
 * keyboards compose all words, so their text counts while they compose it.
 */
export function followQuery(
  input: HTMLInputElement,
  options: AddEventListenerOptions,
): () => string {
  let before: string | undefined;
  input.addEventListener('compositionstart', () => (before = input.value), options);
  input.addEventListener('compositionend', () => (before = undefined), options);
  return () => (composesWords() ? input.value : (before ?? input.value));
}

/** Handles typing and the keys of the field. */
export function listenToField(
  input: HTMLInputElement,
  { draw, choose, pin, option, count }: SearchActions,
  options: AddEventListenerOptions,
): void {
  const handleInput = (event: Event) => {
    // Wait until an input method has composed the text.
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!isComposing || composesWords()) draw();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Safari ends a composition before the event of its last key, which has the code 229.
    if (event.isComposing || event.keyCode === COMPOSED_KEY) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      option.activate(moveActive(option.position(), key, count()));
    } else if (key === 'Enter') {
      choose(option.position(), isWithCommand(event));
    } else if (key.toLowerCase() === 'd' && isWithCommand(event) && option.position() >= 0) {
      pin(option.position());
    } else {
      return;
    }
    event.preventDefault();
  };
  input.addEventListener('input', handleInput, options);
  input.addEventListener('compositionend', draw, options);
  input.addEventListener('keydown', handleKey, options);
}

/**
 * Returns a function that returns whether a pointer is pressed on the list. The browser drops the
 * click when results change during the press, so `onReleased` draws them after the release.
 */
export function followPress(
  list: HTMLElement,
  onReleased: () => void,
  options: AddEventListenerOptions,
): () => boolean {
  let isPressed = false;
  const release = () => {
    if (!isPressed) return;
    // Browsers fire `click` after `pointerup`.
    setTimeout(() => {
      isPressed = false;
      onReleased();
    });
  };
  // Menus of the operating system end a press with another button without an event.
  const press = ({ button, ctrlKey }: PointerEvent) => (isPressed = button === 0 && !ctrlKey);
  list.addEventListener('pointerdown', press, options);
  list.ownerDocument.addEventListener('pointerup', release, options);
  list.ownerDocument.addEventListener('pointercancel', release, options);
  list.addEventListener('contextmenu', release, options);
  return () => isPressed;
}

/** Handles pointer moves and clicks on the options. */
export function listenToList(
  list: HTMLElement,
  { choose, pin, option }: SearchActions,
  options: AddEventListenerOptions,
): void {
  const positionOf = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return [...list.querySelectorAll('[role="option"]')].indexOf(element as Element);
  };
  const handleMove = (event: Event) => {
    const position = positionOf(event);
    if (position >= 0 && position !== option.position()) option.activate(position);
  };
  const handleClick = (event: MouseEvent) => {
    const isPin = event.target instanceof Element && event.target.closest('[data-search="pin"]');
    if (isPin) pin(positionOf(event));
    else choose(positionOf(event), isWithCommand(event));
  };
  list.addEventListener('click', handleClick, options);
  list.addEventListener('pointermove', handleMove, options);
  // Keeps the focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault(), options);
}

/** Closes the dialog on a click on its backdrop, unless the press started in the dialog. */
export function listenToBackdrop(
  dialog: HTMLDialogElement,
  options: AddEventListenerOptions,
): void {
  let pressed: EventTarget | null = null;
  const handlePress = ({ target }: Event) => (pressed = target);
  const handleClick = ({ target }: Event) => {
    // A selection that ends on the backdrop also fires `click` on the dialog.
    if (target === dialog && pressed === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', handlePress, options);
  dialog.addEventListener('click', handleClick, options);
}
