/** Returns the origin that the Content-Security-Policy must allow; undefined without a URL. */
export function feedbackOrigin(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined;
}
