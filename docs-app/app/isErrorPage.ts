/** Tells whether a path, without its language, is the page of error codes (ERR-4). */
export function isErrorPage(pathname: string): boolean {
  return pathname === '/production-error';
}
