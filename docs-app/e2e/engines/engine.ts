/** Where a pointer goes that moves: the first move in a document only says where it is. */
export const POINTS = [300, 310, 320];

/** A browser of another make, as far as our tests need it. */
export interface Engine {
  version: string;
  /** Begins a new tab, and closes the one before. */
  renew: () => Promise<void>;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, with values that can be written as JSON; waits for what it promises. */
  run: <Result, Values extends unknown[]>(
    code: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer over the page. */
  point: () => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Selects all of the text that has the focus. */
  selectAll: () => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  close: () => Promise<void>;
}
