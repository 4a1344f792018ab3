import {
  blockSchema,
  createTextSearch,
  termsFileSchema,
  textsIndexSchema,
  textsPath,
} from '@vitrine/ui/core';
import { readDist } from './site.ts';

const readJson = (url: string): unknown => JSON.parse(readDist(url.slice(1)));

/** Reads the index of the texts of the built site. */
function readTextsIndex(language: string) {
  return textsIndexSchema.parse(readJson(textsPath(language)));
}

/** Creates the full-text search of the built site. */
export function createBuiltTextSearch(language: string) {
  const loadIndex = async () => readTextsIndex(language);
  return createTextSearch({
    loadIndex,
    reloadIndex: loadIndex,
    loadTerms: async (url) => termsFileSchema.parse(readJson(url)),
    loadBlock: async (url) => blockSchema.parse(readJson(url)),
  });
}
