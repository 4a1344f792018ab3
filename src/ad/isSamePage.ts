/** Returns whether two URLs have the same host and path. Ignores trailing slashes. */
export function isSamePage(first: string, second: string): boolean {
  if (!URL.canParse(first) || !URL.canParse(second)) return false;
  return nameOf(new URL(first)) === nameOf(new URL(second));
}

function nameOf({ host, pathname }: URL): string {
  return host + pathname.replace(/\/+$/, '');
}
