import { ANNOUNCE_MS } from './search.constants.ts';

/** Changes the text of a live region, which screen readers announce. */
export interface Announcer {
  /** Announces a text after the user stops typing, unless it equals the previous text. */
  later: (text: string) => void;
  now: (text: string) => void;
  stop: () => void;
}

/** Creates an announcer for a live region. */
export function createAnnouncer(status: Pick<HTMLElement, 'textContent'>): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  return {
    later(text) {
      if (text === last) return;
      last = text;
      clearTimeout(timer);
      if (text !== '') timer = setTimeout(() => (status.textContent = text), ANNOUNCE_MS);
    },
    now(text) {
      clearTimeout(timer);
      status.textContent = text;
    },
    stop: () => clearTimeout(timer),
  };
}
