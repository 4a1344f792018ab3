export const orders = [
  { id: 'A-1041', customer: 'North Coffee', total: '€184.00', state: 'Packed' },
  { id: 'A-1042', customer: 'Harbor Books', total: '€62.50', state: 'Shipped' },
  { id: 'A-1043', customer: 'Studio Hill', total: '€310.20', state: 'Late' },
  { id: 'A-1044', customer: 'Kai and Mei', total: '€48.90', state: 'Packed' },
  { id: 'A-1045', customer: 'Harbor Books', total: '€129.00', state: 'Shipped' },
] as const;

export type Order = (typeof orders)[number];
