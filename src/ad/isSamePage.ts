/** Tells whether two addresses are of one page: the host and the path, whatever stands behind them. */
export function isSamePage(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  return nameOf(new URL(one)) === nameOf(new URL(other));
}

function nameOf({ host, pathname }: URL): string {
  return host + pathname.replace(/\/+$/, '');
}
