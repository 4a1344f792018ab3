export interface ActiveOption {
  /** Position of the active option; -1 when the field itself is active. */
  position: () => number;
  activate: (position: number) => void;
  /** Activates the option at `first` for a new query; keeps the position for the same query. */
  follow: (query: string, first: number) => void;
}

/** Marks the option that Enter chooses, while the focus stays in the field. */
export function createActiveOption(input: HTMLElement, list: HTMLElement): ActiveOption {
  let active = -1;
  let followed = '';
  const activate = (position: number) => {
    const options = list.querySelectorAll<HTMLElement>('[role="option"]');
    active = Math.min(position, options.length - 1);
    for (const [index, option] of options.entries()) {
      option.ariaSelected = String(index === active);
    }
    const option = options[active];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  return {
    position: () => active,
    activate,
    follow(query, first) {
      activate(query === followed ? Math.max(active, first) : first);
      followed = query;
    },
  };
}
