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
export type { SearchStorage } from './recentResults.ts';
export { RECENT_KEY, SEARCH_ID, SEARCH_KINDS, type SearchKind } from './search.constants.ts';
export { SearchButton, SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
export type { SearchEntry } from './search.types.ts';
export type { SearchCommand } from './searchView.ts';
