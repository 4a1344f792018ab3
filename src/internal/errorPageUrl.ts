/** Builds the link to the page that explains an error code (ERR-4). */
export function errorPageUrl(code: string, ...args: readonly string[]): string {
  const query = [
    `code=${encodeURIComponent(code)}`,
    ...args.map((arg) => `args[]=${encodeURIComponent(arg)}`),
  ];
  return `/production-error?${query.join('&')}`;
}
