/** Derives an entry's title from the last segment of its path (NAV-15). */
export function titleFromPathname(pathname: string): string {
  const [path = '', hash] = pathname.split('#');
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const segment = hash || trimmed.slice(trimmed.lastIndexOf('/') + 1);
  const name = segment.replace(/^react-/, '').replace(/\..*/, '');
  if (/\/(api|components-api|hooks-api)\//.test(path))
    return isHook(name) ? camelCase(name) : pascalCase(name);
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isHook(name: string): boolean {
  return name.startsWith('use-');
}

function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
