export interface Invoice {
  customer: string;
  due: string;
  amount: number;
}

export type Field = keyof Invoice;

interface Column {
  field: Field;
  label: string;
  align: 'left' | 'right';
}

export const columns: readonly Column[] = [
  { field: 'customer', label: 'Customer', align: 'left' },
  { field: 'due', label: 'Due', align: 'left' },
  { field: 'amount', label: 'Amount (€)', align: 'right' },
];

export const invoices: readonly Invoice[] = [
  { customer: 'Moss & Co', due: '2025-03-18', amount: 240 },
  { customer: 'Birch Labs', due: '2025-04-02', amount: 1310 },
  { customer: 'Elm Studio', due: '2025-02-27', amount: 95 },
  { customer: 'Alder House', due: '2025-03-05', amount: 620 },
];

export function compareInvoices(a: Invoice, b: Invoice, field: Field) {
  return field === 'amount' ? a.amount - b.amount : a[field] < b[field] ? -1 : 1;
}
