export interface Customer {
  id: number;
  name: string;
  version: number;
}

/** Simulates a request to your server; rejects an empty name. */
export async function saveCustomer(customer: Customer): Promise<Customer> {
  if (customer.name.trim() === '') throw new Error('Enter a name.');
  return Promise.resolve({ ...customer, version: customer.version + 1 });
}
