import type { ComponentApi } from '../api-reference/apiReference.types.ts';

/** Part of a component that has a class name, so that style sheets can select the part. */
export interface Part {
  /** Ids of the part's rows on an API page: the row of the slot, then the row of the class. */
  anchors: readonly [string, ...string[]];
  component: ComponentApi;
  /** Key in `classes` and in the theme's `styleOverrides`. Without a key, the slot name. */
  name: string;
  /** Slot name, if the part is a slot. */
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

/** Position of a part in each demo that renders the part, by index of the demo. */
export type FoundPart = ReadonlyMap<number, PartPlace>;

/** Positions of all parts, by the part's first anchor. Omits parts that no demo renders. */
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
