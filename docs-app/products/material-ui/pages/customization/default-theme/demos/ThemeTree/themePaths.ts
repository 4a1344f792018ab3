import { createTheme } from '@mui/material/styles';

/** Returns the default theme without `unstable_sxConfig`, the rules of the `sx` prop. */
export function createDefaultTheme(mode: 'light' | 'dark') {
  const { unstable_sxConfig: _rules, ...theme } = createTheme({ palette: { mode } });
  return theme;
}

export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns the JavaScript expression of a child, such as `theme.palette.grey[50]`. */
export function childPath(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  return /^\w+$/.test(key) ? `${path}.${key}` : `${path}['${key}']`;
}

export function writeValue(value: unknown): string {
  if (typeof value === 'function') return 'function';
  return typeof value === 'object' ? '{}' : String(value);
}

export function isMatch(path: string, value: unknown, query: string): boolean {
  if (isBranch(value)) {
    return Object.entries(value).some(([key, child]) =>
      isMatch(childPath(path, key), child, query),
    );
  }
  return `${path} ${writeValue(value)}`.toLowerCase().includes(query);
}
