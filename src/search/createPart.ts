/** Creates an element of the dialog. Styles and tests select `part` as `data-search`. */
export function createPart(tag: string, part?: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (part !== undefined) element.dataset.search = part;
  element.textContent = text;
  return element;
}
