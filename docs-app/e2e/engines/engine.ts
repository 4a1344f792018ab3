/** Coordinates of pointer moves; the first move in a document only sets the position. */
export const POINTS = [300, 310, 320];

/** A browser engine, with the actions that tests need. */
export interface Engine {
  version: string;
  /** Opens a new tab, and closes the previous tab. */
  renew: () => Promise<void>;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page with JSON values; awaits its result. */
  run: <Result, Values extends unknown[]>(
    code: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer over the page. */
  point: () => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Selects all text of the focused element. */
  selectAll: () => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  close: () => Promise<void>;
}
