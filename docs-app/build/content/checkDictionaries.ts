import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryLanguage, DocsError } from '@vitrine/ui/core';
import { z } from 'zod';
import { displayPath } from '../../node/paths.ts';
import { readText } from '../../node/readText.ts';
import { strictMistakes, type Report } from '../shared/mistakes.ts';

/** Strings of a dictionary by key. */
type Texts = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string());

/** Checks the shape of all dictionaries, and each translation against the English file (I18N-1). */
export function checkDictionaries(dir: string, report: Report = strictMistakes.report): void {
  for (const name of readdirSync(dir).toSorted()) {
    const language = dictionaryLanguage(name);
    if (language === null) continue;
    const english = join(dir, name.replace(/-[a-z]{2}\.json$/, '.json'));
    try {
      const texts = readDictionary(join(dir, name));
      if (language !== 'en')
        compare(texts, readDictionary(english), { file: join(dir, name), report });
    } catch (error) {
      report(error);
    }
  }
}

/** Reads a dictionary; throws `i18n/dictionary` unless it is a flat record of strings. */
export function readDictionary(file: string): Texts {
  const result = schema.safeParse(parseJson(file));
  if (result.success) return result.data;
  const key = result.error.issues[0]?.path.join('.');
  throw mistake(file, key ? `"${key}" is not a string` : 'it is not an object');
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    throw mistake(file, error instanceof Error ? error.message : 'it is unreadable');
  }
}

function compare(
  texts: Texts,
  english: Texts,
  { file, report }: { file: string; report: Report },
): void {
  for (const [key, text] of Object.entries(texts)) {
    const source = Object.hasOwn(english, key) ? english[key] : undefined;
    if (source === undefined) {
      report(mistake(file, `the English file has no key "${key}"`));
      continue;
    }
    const [placeholders, expected] = [listPlaceholders(text), listPlaceholders(source)];
    if (placeholders !== expected)
      report(
        mistake(
          file,
          `the placeholders of "${key}" are ${placeholders || 'none'}, in English ${expected || 'none'}`,
        ),
      );
  }
}

function listPlaceholders(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
}

function mistake(file: string, problem: string): DocsError {
  return new DocsError('i18n/dictionary', { problem }, `${displayPath(file)}:1`);
}
