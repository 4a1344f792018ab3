export interface Order {
  order: number;
  customer: string;
}

export interface OrderPage {
  orders: Order[];
  total: number;
}

const customers = ['Studio Weiss', 'Casa do Livro', 'Harbor Books', 'Quay Bakery'];

const orders: Order[] = Array.from({ length: 8 }, (_, index) => ({
  order: 20401 + index,
  customer: customers[index % 4] ?? '',
}));

/** Simulates a request for one page to your server. */
export async function loadOrders(page: number, pageSize: number): Promise<OrderPage> {
  const start = page * pageSize;
  return Promise.resolve({ orders: orders.slice(start, start + pageSize), total: orders.length });
}
