export interface ActiveOption {
  /** Position of the active option; -1 when the field itself is active. */
  position: () => number;
  activate: (position: number) => void;
}

/** Marks the option that Enter chooses, while the focus stays in the field. */
export function createActiveOption(input: HTMLElement, list: HTMLElement): ActiveOption {
  let active = -1;
  return {
    position: () => active,
    activate(position) {
      active = position;
      const options = list.querySelectorAll<HTMLElement>('[role="option"]');
      for (const [index, option] of options.entries()) {
        option.ariaSelected = String(index === position);
      }
      const option = options[position];
      if (option) input.setAttribute('aria-activedescendant', option.id);
      else input.removeAttribute('aria-activedescendant');
      option?.scrollIntoView({ block: 'nearest' });
    },
  };
}
