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
  // Keep the elements, so that the pressed button keeps its focus.
  if (container.childElementCount !== buttons.length) {
    container.replaceChildren(...buttons.map(({ name, value }) => createButton(name, value)));
  }
  for (const [index, { isOn }] of buttons.entries()) {
    container.children[index]!.ariaPressed = String(isOn);
  }
}

function createButton(name: string, value: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.value = value;
  return button;
}
