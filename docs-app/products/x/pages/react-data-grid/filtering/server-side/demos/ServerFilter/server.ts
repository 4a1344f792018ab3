import { createShipments, type Shipment } from './shipments.ts';

const shipments = createShipments(1000);

/** Simulates a request to your server; returns up to 50 shipments whose harbors match all words. */
export async function searchShipments(words: readonly string[]): Promise<Shipment[]> {
  const wanted = words.map((word) => word.toLowerCase());
  const rows = shipments.filter(({ from, to }) => {
    const text = `${from} ${to}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return Promise.resolve(rows.slice(0, 50));
}
