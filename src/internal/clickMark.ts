/** Analytics attributes of an element whose clicks are counted (ANA-2). */
export interface ClickMark {
  'data-ga-event-category': string;
  'data-ga-event-action': string;
  'data-ga-event-label'?: string | undefined;
}

/** Returns the analytics attributes for counting the clicks on an element. */
export function clickMark(category: string, action: string, label?: string): ClickMark {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  };
}
