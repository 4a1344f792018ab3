export {
  createNameSearch,
  groupRows,
  type NamedRows,
  type NameSearch,
} from './createNameSearch.ts';
export { installSearch, type SearchPorts } from './installSearch.ts';
export {
  listEntries,
  namesSchema,
  searchIndexSchema,
  type NamesFile,
  type SearchProduct,
} from './namesFile.ts';
export type { SearchStorage } from './rememberedResults.ts';
export type { TextPorts } from './createTextSearch.ts';
export {
  blockSchema,
  termsFileSchema,
  textsIndexSchema,
  textsPath,
  type TermsFile,
  type TextBlock,
  type TextsIndex,
} from './textsFile.ts';
export {
  PINNED_KEY,
  RECENT_KEY,
  SEARCH_ID,
  SEARCH_KINDS,
  type SearchKind,
} from './search.constants.ts';
export { SearchButton, SearchDialog, SearchHero, type SearchDialogProps } from './SearchDialog.tsx';
export type { SearchEntry } from './search.types.ts';
export type { CommandGroup, SearchCommand } from './searchView.ts';
