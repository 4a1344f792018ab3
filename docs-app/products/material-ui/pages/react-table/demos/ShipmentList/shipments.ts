const harbors = ['Rotterdam', 'Bergen', 'Valencia', 'Gdynia', 'Hamburg'];

export const shipments = [...harbors, ...harbors].map((harbor, index) => ({
  number: `S-${310 + index}`,
  harbor,
}));

/** Returns the shipments by number, or sorted by harbor. */
export function sortByHarbor(direction: 'asc' | 'desc' | false) {
  if (!direction) return shipments;
  const sign = direction === 'asc' ? 1 : -1;
  return [...shipments].sort((a, b) => sign * a.harbor.localeCompare(b.harbor, 'en'));
}
