export const invoices = [
  { number: 316, due: '2 June', total: 80 },
  { number: 317, due: '28 May', total: 320 },
  { number: 318, due: '9 June', total: 64 },
];

type Invoice = (typeof invoices)[number];

export const orders = {
  Number: (a: Invoice, b: Invoice) => a.number - b.number,
  'Smallest total': (a: Invoice, b: Invoice) => a.total - b.total,
  'Largest total': (a: Invoice, b: Invoice) => b.total - a.total,
};

export type Order = keyof typeof orders;
