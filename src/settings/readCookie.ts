/** Reads a cookie from a cookie string. Returns the last value when a name occurs twice. */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .findLast((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
