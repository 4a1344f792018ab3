/** Creates an element of the dialog; `part` names it for styles and tests. */
export function createPart(tag: string, part?: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (part !== undefined) element.dataset.search = part;
  element.textContent = text;
  return element;
}
