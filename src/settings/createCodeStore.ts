import { readCookie } from './readCookie.ts';
import { resolveCodeStyling, resolveCodeVariant } from './resolveCode.ts';
import { CODE_STYLING_COOKIE, CODE_VARIANT_COOKIE } from './settings.constants.ts';
import type { CodeChoices } from './settings.types.ts';

/** What the store of code choices needs of the outside. */
export interface CodePorts {
  readCookies: () => string;
  writeCookie: (name: string, value: string) => void;
  /** The address's hash at the full load of the page. */
  hash: string;
}

export interface CodeStore {
  get: () => CodeChoices;
  /** Changes what is given, and remembers it. */
  choose: (choices: Partial<CodeChoices>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the owner of the code choices: the hash wins on load, then the reader's click (COD-1..5). */
export function createCodeStore({ hash, readCookies, writeCookie }: CodePorts): CodeStore {
  const listeners = new Set<() => void>();
  const cookies = readCookies();
  let current: CodeChoices = {
    codeVariant: resolveCodeVariant({ hash, stored: readCookie(cookies, CODE_VARIANT_COOKIE) }),
    codeStyling: resolveCodeStyling({ hash, stored: readCookie(cookies, CODE_STYLING_COOKIE) }),
  };
  return {
    get: () => current,
    choose(choices) {
      const { codeVariant, codeStyling } = choices;
      if (codeVariant) writeCookie(CODE_VARIANT_COOKIE, codeVariant);
      if (codeStyling) writeCookie(CODE_STYLING_COOKIE, codeStyling);
      current = { ...current, ...choices };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
