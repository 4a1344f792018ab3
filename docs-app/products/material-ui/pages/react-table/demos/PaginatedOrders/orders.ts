interface Order {
  number: string;
  items: number;
}

export const orders: readonly Order[] = Array.from({ length: 13 }, (_, index) => ({
  number: `Order ${1001 + index}`,
  items: (index % 4) + 1,
}));
