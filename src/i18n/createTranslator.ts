/** Flat record of texts by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** Returns the text of a key, with `{name}` replaced by values. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface TranslatorOptions {
  language: string;
  /** Dictionaries by language; English is the fallback. */
  dictionaries: Readonly<Partial<Record<string, Dictionary>>>;
  /** Called once for each key that the language lacks. */
  warn: (message: string) => void;
}

function lookUp(dictionary: Dictionary | undefined, key: string): string | undefined {
  return dictionary && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

/** Creates a translator that falls back to English, then the key; warns once per key (I18N-2). */
export function createTranslator({ language, dictionaries, warn }: TranslatorOptions): Translate {
  const warned = new Set<string>();
  return (key, values = {}) => {
    const translation = lookUp(dictionaries[language], key);
    if (translation === undefined && !warned.has(key)) {
      warned.add(key);
      warn(`Missing translation for ${language}:${key}`);
    }
    const text = translation ?? lookUp(dictionaries.en, key) ?? key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
  };
}
