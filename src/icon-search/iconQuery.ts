import { ICON_THEMES, type IconTheme } from './iconSearch.constants.ts';

/** Query and theme of an icon search. */
export interface IconQuery {
  query: string;
  theme: IconTheme;
}

export const ALL_ICONS: IconQuery = { query: '', theme: ICON_THEMES[0] };

/** Parses the query and the theme from the query string of a URL. */
export function readIconQuery(search: string): IconQuery {
  const values = new URLSearchParams(search);
  const theme = ICON_THEMES.find((name) => name === values.get('theme')) ?? ALL_ICONS.theme;
  return { query: values.get('query') ?? '', theme };
}

/** Writes the query and the theme into a query string; keeps its other parameters. */
export function writeIconQuery({ query, theme }: IconQuery, search: string): string {
  const values = new URLSearchParams(search);
  if (query === '') values.delete('query');
  else values.set('query', query);
  if (theme === ALL_ICONS.theme) values.delete('theme');
  else values.set('theme', theme);
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}
