/** Returns the pathname of the page that a data file belongs to, by the file's URL. */
export function pagePathOf(url: string): string {
  if (url.endsWith('.md')) return url.slice(0, -'.md'.length);
  const isOfPage = /\/(page\.json|api\.json|pictures\.css|icons\.(json|txt))$/.test(url);
  return url.replace(isOfPage ? /\/[^/]+$/ : /\/(demos|icons)\/[^/]+$/, '');
}
