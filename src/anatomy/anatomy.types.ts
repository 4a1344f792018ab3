import type { ComponentApi } from '../api-reference/apiReference.types.ts';

/** A part of a component that has a class: what readers select in style sheets, and what they see of it. */
export interface Part {
  /** Ids of its rows on an API page, that of its class or slot first. */
  anchors: readonly [string, ...string[]];
  component: ComponentApi;
  /** Key in `classes` and in the theme's `styleOverrides`; a slot without such a class has its own name. */
  name: string;
  /** Name of the slot that it is, if any. */
  slot?: string;
  /** Global class name, such as `MuiButton-startIcon`. */
  className: string;
  /** CSS selector of the elements that it is; a class that others have, too, counts in its own component alone. */
  selector: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
}

/** Where a part stands: it is the component's root itself, inside of it, or somewhere else, as in a layer above the page. */
export type PartPlace = 'root' | 'inside' | 'outside';

/** Where a part can be seen. */
export interface FoundPart {
  /** Indexes of the demos that show it. */
  demos: readonly number[];
  place: PartPlace;
}

/** What is known of each part, by its first anchor; one that no demo shows is missing. */
export type FoundParts = ReadonlyMap<string, FoundPart>;

/** What the reader looks at. */
export interface AnatomyState {
  /** First anchor of the part that is pointed at. */
  hovered?: string | undefined;
  /** First anchor of the part that stays outlined. */
  chosen?: string | undefined;
  /** Index of the demo that is shown. */
  demo: number;
  found: FoundParts;
}
