import type { Translate } from '../i18n/index.ts';
import { KIND_FILTERS } from './search.constants.ts';
import type { SearchState } from './searchView.ts';

/** Draws a button for the page's product and for each kind of results. */
export function drawFilters(
  container: HTMLElement,
  { current, isCurrentOnly, filter }: SearchState,
  translate: Translate,
): void {
  const buttons = [
    ...(current === undefined ? [] : [{ name: current, value: '', isOn: isCurrentOnly }]),
    ...Object.keys(KIND_FILTERS).map((value) => ({
      name: translate(`search.filter.${value}`),
      value,
      isOn: filter === value,
    })),
  ];
  // Reuse the elements, so that the pressed button does not lose the focus.
  if (container.childElementCount !== buttons.length) {
    container.replaceChildren(...buttons.map(({ value }) => createButton(value)));
  }
  for (const [index, { name, isOn }] of buttons.entries()) {
    const button = container.children[index]!;
    // The product can change when the user navigates.
    button.textContent = name;
    button.ariaPressed = String(isOn);
  }
}

function createButton(value: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  return button;
}
