import { createStore, type Store } from '../internal/createStore.ts';
import { readCookie } from './readCookie.ts';
import { resolveCodeStyling, resolveCodeVariant } from './resolveCode.ts';
import { CODE_STYLING_COOKIE, CODE_VARIANT_COOKIE } from './settings.constants.ts';
import type { CodeChoices } from './settings.types.ts';

/** Browser access that the code store needs. */
export interface CodePorts {
  readCookies: () => string;
  writeCookie: (name: string, value: string) => void;
  /** URL hash when the document loaded. */
  hash: string;
}

export interface CodeStore extends Pick<Store<CodeChoices>, 'get' | 'subscribe'> {
  /** Changes code settings and stores them in cookies. */
  choose: (choices: Partial<CodeChoices>) => void;
}

/** Creates the store of code settings. On load, the URL hash overrides cookies (COD-1..5). */
export function createCodeStore({ hash, readCookies, writeCookie }: CodePorts): CodeStore {
  const cookies = readCookies();
  const { get, set, subscribe } = createStore<CodeChoices>({
    codeVariant: resolveCodeVariant({ hash, stored: readCookie(cookies, CODE_VARIANT_COOKIE) }),
    codeStyling: resolveCodeStyling({ hash, stored: readCookie(cookies, CODE_STYLING_COOKIE) }),
  });
  return {
    get,
    subscribe,
    choose(choices) {
      const { codeVariant, codeStyling } = choices;
      if (codeVariant) writeCookie(CODE_VARIANT_COOKIE, codeVariant);
      if (codeStyling) writeCookie(CODE_STYLING_COOKIE, codeStyling);
      set({ ...get(), ...choices });
    },
  };
}
