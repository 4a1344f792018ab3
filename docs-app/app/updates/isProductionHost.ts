/** Tells whether a page is served by the configured host, compared whole (SWK-1). */
export function isProductionHost(
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
  configured: string | undefined,
): boolean {
  if (!configured) return false;
  return configured === (configured.includes(':') ? host : hostname);
}
