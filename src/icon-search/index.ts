export { createIconSearch, type IconResults, type IconSearcher } from './createIconSearch.ts';
export {
  exportName,
  fileNumber,
  iconIndexSchema,
  iconShapesSchema,
  shapesFile,
  themesOf,
  type IconIndex,
  type IconShape,
  type IconShapes,
} from './iconFiles.ts';
export { ICON_THEMES, SHAPES_PER_FILE, type IconTheme } from './iconSearch.constants.ts';
export { IconSearch, type IconSearchProps } from './IconSearch.tsx';
export { IconSearchPlace, type IconSearchPlaceProps } from './IconSearchPlace.tsx';
export { readIconQuery, writeIconQuery, type IconQuery } from './iconQuery.ts';
export { listNameWords } from './listNameWords.ts';
