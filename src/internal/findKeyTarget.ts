interface KeyRow<Item> {
  /** Container of the items. Its text direction determines the direction of the arrow keys. */
  row: Element;
  items: readonly Item[];
  current: Item;
}

/** Pressed key and modifiers. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Finds the item that a key moves to, if any. Arrow keys move visually and wrap at the ends. With a
 * modifier, keys belong to the browser, such as Alt and an arrow key for Back.
 */
export function findKeyTarget<Item>(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  { row, items, current }: KeyRow<Item>,
): Item | undefined {
  const at = items.indexOf(current);
  if (at < 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
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
