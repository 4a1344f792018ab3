interface Lamp {
  name: string;
  /** In euros. */
  price: number;
}

export const lamps: readonly Lamp[] = [
  { name: 'Floor lamp', price: 120 },
  { name: 'Desk lamp', price: 45 },
  { name: 'Ceiling lamp', price: 80 },
];
