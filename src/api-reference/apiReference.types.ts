/** Parameter of a function that a prop accepts. */
export interface ParamApi {
  name: string;
  /** Markdown from the declaration's `@param` tag. */
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
}

/** Demo whose code uses a prop, slot or class, and the story that tests the demo. */
export interface DemoUse {
  title: string;
  /** URL of the demo on its page. */
  href: string;
  /** URL of the story in the workbench. */
  storyHref: string;
}

/** History of an entry in the compared releases; a field is missing without such a change. */
export interface EntryHistory {
  /** First release with the entry, when an older compared release lacks it. */
  since?: string;
  /** Releases that changed the type, the default or whether the entry is required. */
  changed?: string[];
  /** First release that deprecates the entry. */
  deprecated?: string;
  /** First release without the entry. */
  removed?: string;
}

/** Prop of a component, from the type declarations of the installed library version. */
export interface PropApi {
  name: string;
  /** Readable type: helper types are resolved, union members are separated by ` | `. */
  type: string;
  required: boolean;
  /** Default as source text, from the declaration's `@default` tag. */
  default?: string;
  /** Markdown of the declaration's comment, without tags. */
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Reason and replacement; present when the prop is deprecated. */
  deprecated?: string;
  /** The deprecation reason as safe HTML. */
  deprecatedHtml?: string;
  /** Parameters of a function prop, when the declaration documents them. */
  params?: ParamApi[];
  /** Demos whose code uses the prop. */
  usedIn?: DemoUse[];
  /** History of the entry in other releases. */
  history?: EntryHistory;
}

/** CSS class that a component sets on its elements. */
export interface ClassApi {
  /** Key in `classes` and in the theme's `styleOverrides`, such as `root`. */
  key: string;
  /** Global class name, such as `MuiButton-root`. */
  className: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Whether the class is a state shared by all components, such as `Mui-disabled`. */
  global: boolean;
  /** Reason and replacement; present when the class is deprecated. */
  deprecated?: string;
  /** The deprecation reason as safe HTML. */
  deprecatedHtml?: string;
  /** Demos whose code uses the class. */
  usedIn?: DemoUse[];
  /** History of the entry in other releases. */
  history?: EntryHistory;
}

/** Slot of a component: an element that users can replace. */
export interface SlotApi {
  name: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Component or element that fills the slot by default. */
  default?: string;
  /** Class name of the slot's element, when it has one. */
  className?: string;
  /** Demos whose code uses the slot. */
  usedIn?: DemoUse[];
  /** History of the entry in other releases. */
  history?: EntryHistory;
}

/** API of one component, as shown on its API page. */
export interface ComponentApi {
  name: string;
  /** Last segment of the page's URL: `button` for `/material-ui/api/button`. */
  slug: string;
  /** Package and version that the data was read from. */
  packageName: string;
  version: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Valid import statements, starting with the direct import. */
  imports: string[];
  props: PropApi[];
  /** URLs of the documented types in `props`, by type name. */
  typeLinks?: Record<string, string>;
  /** Accepted props that have no row in the table, such as `className`. */
  commonProps?: string[];
  slots: SlotApi[];
  classes: ClassApi[];
  /** Key in the theme's `components`, such as `MuiButton`. */
  themeKey?: string;
  /** Keys of the theme's `styleOverrides` that the component supports. */
  themeSlots?: string[];
  /** Component or element whose props the component also accepts. */
  inherits?: {
    name: string;
    /** Last segment of the API page's URL, when the site has such a page. */
    slug?: string;
    /** URL of the documentation, on this site or elsewhere. */
    href?: string;
  };
  deprecated?: string;
  /** The deprecation reason as safe HTML. */
  deprecatedHtml?: string;
  /** History of the component in other releases. */
  history?: EntryHistory;
  /** Other compared releases, oldest first, and the URL of the page that links all comparisons. */
  compared?: {
    releases: ReleaseLink[];
    href: string;
    /** URLs of the pages that compare a release with the previous release, by newer release. */
    changes?: Record<string, string>;
  };
}

/** Prop of another component that a component also accepts. */
export interface InheritedProp extends Pick<PropApi, 'name' | 'type' | 'required' | 'deprecated'> {
  /** URL of the prop's row. */
  href: string;
}

/** Props that a component inherits from another component. */
export interface InheritedProps {
  /** Name of the other component. */
  name: string;
  props: InheritedProp[];
}

/** Release with the URL of the same page; `href` is missing when the release lacks the page. */
export interface ReleaseLink {
  version: string;
  href?: string;
}

/** Releases named on a page that is not about the documented release. */
export interface ReleaseInfo {
  version: string;
  /** Newest release; missing when the page is about the newest release. */
  newest?: ReleaseLink;
  documented: ReleaseLink;
}

/** Change of one prop, slot or class of a component between two releases. */
export interface EntryChange {
  kind: 'props' | 'slots' | 'classes';
  /** Name of the prop or slot, or the class name. */
  name: string;
  what: 'added' | 'removed' | 'deprecated' | 'type' | 'default' | 'required';
  /** Old and new source text. Multi-line text contains only the lines that differ. */
  before?: string;
  after?: string;
  /** True when the change may break code: a removed, newly required or narrowed entry. */
  breaking?: true;
}

/** Differences in one component between two releases. */
export interface ComponentChange {
  name: string;
  packageName: string;
  /** URL of the API page, if the component has one. */
  href?: string;
  /** Present when the whole component was added, removed or deprecated. */
  what?: 'added' | 'removed' | 'deprecated';
  entries: EntryChange[];
}

/** API of one hook, as shown on its API page. */
export interface HookApi {
  name: string;
  /** Anchor of the hook on the page: `use-button`. */
  slug: string;
  /** Package and version that the data was read from. */
  packageName: string;
  version: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Valid import statements, starting with the direct import. */
  imports: string[];
  /** Fields of the hook's options object, or its arguments. */
  parameters: PropApi[];
  /** Fields of the object that the hook returns. */
  returnValue: PropApi[];
  /** Type of the return value, when it is a function or has no fields. */
  returnType?: string;
  /** URLs of the documented types in parameters and return value, by type name. */
  typeLinks?: Record<string, string>;
  deprecated?: string;
  /** The deprecation reason as safe HTML. */
  deprecatedHtml?: string;
}
