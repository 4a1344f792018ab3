import type { ComponentApi } from '../api-reference/apiReference.types.ts';

/** Part of a component with a class name, which users can select in style sheets. */
export interface Part {
  /** Ids of its rows on an API page. The row of a slot comes before the row of its class. */
  anchors: readonly [string, ...string[]];
  component: ComponentApi;
  /** Key in `classes` and in the theme's `styleOverrides`, or the slot name without such a key. */
  name: string;
  /** Name of the slot, if the part is one. */
  slot?: string;
  /** Global class name, such as `MuiButton-startIcon`. */
  className: string;
  /** CSS selector of the part. Classes shared with other components are scoped to the root. */
  selector: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
}

/** Position of a part: the component's root, inside the root, or outside, such as in a portal. */
export type PartPlace = 'root' | 'inside' | 'outside';

/** Place of a part in each demo that renders it, by the index of the demo. */
export type FoundPart = ReadonlyMap<number, PartPlace>;

/** Found parts by their first anchor. Parts that no demo renders are missing. */
export type FoundParts = ReadonlyMap<string, FoundPart>;

/** State of the anatomy panel. */
export interface AnatomyState {
  /** First anchor of the hovered or focused part. */
  hovered?: string | undefined;
  /** First anchor of the pinned part, which stays outlined. */
  chosen?: string | undefined;
  /** Index of the visible demo. */
  demo: number;
  found: FoundParts;
}
