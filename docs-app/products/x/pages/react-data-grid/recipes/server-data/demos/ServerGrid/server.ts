import { createShipments, type Shipment } from './shipments.ts';

export interface Query {
  page: number;
  pageSize: number;
  /** Sort direction of the weight; `null` keeps the original order. */
  order: 'asc' | 'desc' | null;
  words: readonly string[];
  isOffline: boolean;
}

export interface Answer {
  rows: Shipment[];
  total: number;
}

let shipments: Shipment[] = [];

/** Simulates a request to your server. */
export async function queryShipments(query: Query): Promise<Answer> {
  if (query.isOffline) throw new Error('The server does not answer.');
  if (shipments.length === 0) shipments = createShipments(100_000);
  const words = query.words.map((word) => word.toLowerCase());
  const found = shipments.filter(({ from, to }) =>
    words.every((word) => `${from} ${to}`.toLowerCase().includes(word)),
  );
  if (query.order) found.sort((a, b) => a.weight - b.weight);
  if (query.order === 'desc') found.reverse();
  const start = query.page * query.pageSize;
  return Promise.resolve({
    rows: found.slice(start, start + query.pageSize),
    total: found.length,
  });
}
