interface KeyRow<Item> {
  /** Container of the items. Its text direction determines the direction of the arrow keys. */
  row: Element;
  items: readonly Item[];
  current: Item;
}

/** Finds the item that a key moves to, if any. Arrow keys move visually and wrap at the ends. */
export function findKeyTarget<Item>(
  key: string,
  { row, items, current }: KeyRow<Item>,
): Item | undefined {
  const at = items.indexOf(current);
  if (at < 0) return undefined;
  const step = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const places: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: items.length - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : items.at(place % items.length);
}
