/** Returns the pathname of the page that a data file belongs to, by the file's URL. */
export function pagePathOf(url: string): string {
  if (url.endsWith('.md')) return url.slice(0, -'.md'.length);
  const isDemo = !/\/(page\.json|api\.json|pictures\.css)$/.test(url);
  return url.replace(isDemo ? /\/demos\/[^/]+$/ : /\/[^/]+$/, '');
}
