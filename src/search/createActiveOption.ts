export interface ActiveOption {
  /** Returns the zero-based position of the active option, or -1 when the field is active. */
  position: () => number;
  activate: (position: number) => void;
  /** Restores the option that the user activated for this query, or activates option `first`. */
  follow: (query: string, first: number) => void;
}

/** Tracks the active option, which Enter opens, while the focus stays in the field. */
export function createActiveOption(input: HTMLElement, list: HTMLElement): ActiveOption {
  let active = -1;
  let followed = '';
  /** Key of the option that the user activated. */
  let moved: string | undefined;
  const listOptions = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const mark = (position: number, { isMoved = true } = {}) => {
    const options = listOptions();
    active = Math.min(position, options.length - 1);
    for (const [index, option] of options.entries()) {
      option.ariaSelected = String(index === active);
    }
    const option = options[active];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    if (isMoved) option?.scrollIntoView({ block: 'nearest' });
  };
  return {
    position: () => active,
    activate(position) {
      mark(position);
      moved = listOptions()[active]?.dataset.key;
    },
    follow(query, first) {
      // Later results of the same query must not scroll the list back.
      const isMoved = query !== followed;
      if (isMoved) moved = undefined;
      followed = query;
      const same = listOptions().findIndex(({ dataset }) => moved && dataset.key === moved);
      mark(same >= 0 ? same : first, { isMoved });
    },
  };
}
