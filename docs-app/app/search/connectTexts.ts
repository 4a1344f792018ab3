import {
  blockSchema,
  termsFileSchema,
  textsIndexSchema,
  textsPath,
  type Language,
  type TextPorts,
} from '@vitrine/ui';
import { fetchJson } from '../data/fetchJson.ts';
import { loadOnce } from '../data/loadOnce.ts';

const loadIndex = loadOnce(async (url) => textsIndexSchema.parse(await fetchJson(url)));

/** Connects the full-text search of a language to its files; loads each file once. */
export function connectTexts(language: Language): TextPorts {
  const url = textsPath(language);
  return {
    loadIndex: () => loadIndex(url),
    // A proxy or the browser may have cached the index of an earlier build.
    reloadIndex: async () => textsIndexSchema.parse(await fetchJson(url, { cache: 'reload' })),
    loadTerms: loadOnce(async (file) => termsFileSchema.parse(await fetchJson(file))),
    loadBlock: loadOnce(async (file) => blockSchema.parse(await fetchJson(file))),
  };
}
