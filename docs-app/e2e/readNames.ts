import { listEntries, namesSchema, searchIndexSchema, type NamesFile } from '@vitrine/ui/core';
import { readDist } from './site.ts';

/** Products in the search index of the built site. */
export const searchProducts = searchIndexSchema.parse(JSON.parse(readDist('search/index.json')));

/** Reads the names file of a product. */
export function readNames(url: string): NamesFile {
  return namesSchema.parse(JSON.parse(readDist(url)));
}

/** Lists the entries of all products. */
export function listAllEntries() {
  return searchProducts.flatMap(({ url }) => listEntries(readNames(url)));
}
