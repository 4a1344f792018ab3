export interface Shipment {
  id: number;
  code: string;
  from: string;
  to: string;
  state: string;
  weight: number;
  departure: Date;
}

const harbors = ['Bergen', 'Porto', 'Ghent', 'Cork', 'Lisbon', 'Trieste', 'Rotterdam'];
const states = ['Booked', 'At sea', 'Delivered'];

/** Creates shipments that are the same in every run. */
export function createShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `S-${100001 + index}`,
    from: harbors[index % 7] ?? '',
    to: harbors[(index + 1 + (index % 6)) % 7] ?? '',
    state: states[(index * 5 + (index % 7)) % 3] ?? '',
    weight: 40 + ((index * 137) % 960),
    departure: new Date(2026, 0, 1 + ((index * 11) % 360)),
  }));
}
