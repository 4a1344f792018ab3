import { createShipments, type Shipment } from './shipments.ts';

const shipments = createShipments(1000);

export interface Page {
  rows: Shipment[];
  total: number;
}

/** Simulates a request to your server. */
export async function loadPage(page: number, pageSize: number): Promise<Page> {
  const start = page * pageSize;
  const rows = shipments.slice(start, start + pageSize);
  return Promise.resolve({ rows, total: shipments.length });
}
