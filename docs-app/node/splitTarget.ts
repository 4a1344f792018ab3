/** Splits the target of a request into path and query; a URL parser would read `//a` as a host. */
export function splitTarget(target = '/'): { path: string; search: string } {
  const [path = ''] = target.split('?', 1);
  return { path, search: target.slice(path.length) };
}
