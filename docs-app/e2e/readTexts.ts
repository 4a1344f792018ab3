import {
  blockSchema,
  createTextSearch,
  termsFileSchema,
  textsFilePath,
  textsIndexSchema,
  textsPath,
} from '@vitrine/ui/core';
import { readDist } from './site.ts';

const readJson = (url: string): unknown => JSON.parse(readDist(url.slice(1)));

/** Reads the full-text index of the built site. */
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

/** Lists the URLs of all sections of the built site that the full-text search finds. */
export function listTextHrefs(language: string): string[] {
  const { files, blocks } = readTextsIndex(language);
  return blocks
    .flatMap((_, at) => blockSchema.parse(readJson(textsFilePath(files, 'block', at))))
    .flatMap(({ path, sections }) => sections.map(([id]) => (id === '' ? path : `${path}#${id}`)));
}
