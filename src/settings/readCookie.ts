/** Reads a cookie from the text of all; of two with one name the last counts. */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .findLast((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
