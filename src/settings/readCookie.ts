/** Reads a cookie from a cookie string. The last of two cookies with the same name wins. */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .findLast((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
