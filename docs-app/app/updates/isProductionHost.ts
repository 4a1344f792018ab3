/** Returns whether the host of a page equals the configured host (SWK-1). */
export function isProductionHost(
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
  configured: string | undefined,
): boolean {
  if (!configured) return false;
  return configured === (configured.includes(':') ? host : hostname);
}
