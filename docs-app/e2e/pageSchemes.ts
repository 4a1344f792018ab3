export interface PageScheme {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Each color mode in each direction; the default scheme is the last. */
export const pageSchemes: readonly PageScheme[] = (['dark', 'light'] as const).flatMap((mode) =>
  (['rtl', 'ltr'] as const).map((direction) => ({ mode, direction })),
);

/** Sets mode and direction of the page, and returns its horizontal overflow in pixels. */
export function measureExcess({ mode, direction }: PageScheme): number {
  window.__vitrine.settings.setMode(mode);
  window.__vitrine.settings.choose({ direction });
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
