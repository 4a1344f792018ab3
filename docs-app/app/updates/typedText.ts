const FIELDS = 'input, textarea';
const WITHOUT_TEXT = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return element.matches(FIELDS) && !WITHOUT_TEXT.test((element as Field).type);
}

function textOf(element: Element): string {
  return isField(element) ? element.value : (element.textContent ?? '');
}

/** Tracks typed text. Returns a function that checks whether a reload would lose text. */
export function watchTypedText(root: Document): () => boolean {
  const before = new Map<Element, string>();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || before.has(target)) return;
    if (isField(target) || target.isContentEditable) before.set(target, textOf(target));
  };
  root.addEventListener('focusin', note, true);
  root.addEventListener('beforeinput', note, true);
  return () => {
    for (const element of before.keys()) if (!element.isConnected) before.delete(element);
    const isChanged = [...before].some(([element, text]) => textOf(element) !== text);
    // Detects text that was typed before this function ran. Only scripts change read-only fields.
    const isUnseen = (field: Element) =>
      isField(field) && !field.readOnly && !before.has(field) && field.value !== field.defaultValue;
    return isChanged || Array.from(root.querySelectorAll(FIELDS)).some(isUnseen);
  };
}
