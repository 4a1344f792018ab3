/** Returns the origin that pages must be allowed to connect to, for a Content-Security-Policy; none without feedback. */
export function feedbackOrigin(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined;
}
