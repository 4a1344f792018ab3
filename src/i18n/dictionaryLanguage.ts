import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** Returns the language of a dictionary: `ui.json` is English, `ui-zh.json` Chinese (I18N-1). */
export function dictionaryLanguage(fileName: string): Language | null {
  const name = /^([a-z\d]+(?:-[a-z\d]+)*)\.json$/.exec(fileName)?.[1];
  if (name === undefined) return null;
  const inner = name.split('-').slice(1);
  const ending = String(inner.pop());
  // A script or region after the language, as in `ui-zh-hans.json`, is not supported.
  if (inner.some((part) => LANGUAGES.some((language) => language === part))) return null;
  if (!/^[a-z]{2}$/.test(ending)) return DEFAULT_LANGUAGE;
  return LANGUAGES.find((language) => language === ending) ?? null;
}
