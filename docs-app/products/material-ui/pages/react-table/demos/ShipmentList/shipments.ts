export interface Shipment {
  number: string;
  harbor: string;
}

export interface Sort {
  field: keyof Shipment;
  direction: 'asc' | 'desc';
}

const harbors = ['Rotterdam', 'Bergen', 'Valencia', 'Gdynia', 'Hamburg'];

export const shipments: readonly Shipment[] = [...harbors, ...harbors].map((harbor, index) => ({
  number: `S-${310 + index}`,
  harbor,
}));

export function sortShipments({ field, direction }: Sort) {
  const sign = direction === 'asc' ? 1 : -1;
  return [...shipments].sort((a, b) => sign * a[field].localeCompare(b[field], 'en'));
}
