/** One parameter of a function that a prop takes. */
export interface ParamApi {
  name: string;
  /** Markdown of the declaration's `@param`. */
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
}

/** A demo whose code uses an entry, and the story that tests it. */
export interface DemoUse {
  title: string;
  /** Address of the demo on its page. */
  href: string;
  /** Address of the story in the workbench. */
  storyHref: string;
}

/** What happened to an entry in the compared releases; what is missing did not happen in them. */
export interface EntryHistory {
  /** First release that has it, where an older one was compared. */
  since?: string;
  /** Releases in which its type, its default or its being required became another. */
  changed?: string[];
  /** First release that deprecates it. */
  deprecated?: string;
  /** First release without it. */
  removed?: string;
}

/** One prop of a component, as the pinned library declares it. */
export interface PropApi {
  name: string;
  /** Type as a person would write it, unions split by ` | `. */
  type: string;
  required: boolean;
  /** Default as source text, from the declaration's `@default`. */
  default?: string;
  /** Markdown of the declaration's comment, without tags. */
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Reason and replacement; present when the prop is deprecated. */
  deprecated?: string;
  /** The reason as safe HTML. */
  deprecatedHtml?: string;
  /** Parameters of the function that the prop takes, where the declaration explains them. */
  params?: ParamApi[];
  /** Demos whose code uses it. */
  usedIn?: DemoUse[];
  /** What other releases say of it. */
  history?: EntryHistory;
}

/** One CSS class that a component sets on its parts. */
export interface ClassApi {
  /** Key in `classes` and in the theme's `styleOverrides`, such as `root`. */
  key: string;
  /** Global class name, such as `MuiButton-root`. */
  className: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** The class is a state shared by all components, such as `Mui-disabled`. */
  global: boolean;
  /** Reason and replacement; present when the class is deprecated. */
  deprecated?: string;
  /** The reason as safe HTML. */
  deprecatedHtml?: string;
  /** Demos whose code uses it. */
  usedIn?: DemoUse[];
  /** What other releases say of it. */
  history?: EntryHistory;
}

/** One replaceable part of a component. */
export interface SlotApi {
  name: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Component or element used when nothing is given. */
  default?: string;
  /** Class name on the part, when it has one. */
  className?: string;
  /** Demos whose code uses it. */
  usedIn?: DemoUse[];
  /** What other releases say of it. */
  history?: EntryHistory;
}

/** Everything an API page shows about one component. */
export interface ComponentApi {
  name: string;
  /** Last segment of the page's address: `button` for `/material-ui/api/button`. */
  slug: string;
  /** Package and version that the data was read from. */
  packageName: string;
  version: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Import statements that work, the direct one first. */
  imports: string[];
  props: PropApi[];
  /** Addresses of the types in `props` that have one, by name. */
  typeLinks?: Record<string, string>;
  /** Props that are accepted without a row of their own, such as `className`. */
  commonProps?: string[];
  slots: SlotApi[];
  classes: ClassApi[];
  /** Name in the theme's `components`, such as `MuiButton`. */
  themeKey?: string;
  /** Keys of the theme's `styleOverrides` that the component has styles of their own for. */
  themeSlots?: string[];
  /** Component or element whose props are accepted as well. */
  inherits?: {
    name: string;
    /** Last segment of its page's address, when the site documents it. */
    slug?: string;
    /** Address of its documentation, here or elsewhere. */
    href?: string;
  };
  deprecated?: string;
  /** The reason as safe HTML. */
  deprecatedHtml?: string;
  /** What other releases say of it. */
  history?: EntryHistory;
  /** Other releases that were compared with this one, oldest first, and where all differences stand. */
  compared?: { releases: ReleaseLink[]; href: string };
}

/** A release, and the page of the same component in it, unless it lacks that. */
export interface ReleaseLink {
  version: string;
  href?: string;
}

/** What a page says that is not about the documented release. */
export interface ReleaseInfo {
  version: string;
  /** The newest release, unless it is this one. */
  newest?: ReleaseLink;
  documented: ReleaseLink;
}

/** What differs in one entry of a component between two releases. */
export interface EntryChange {
  kind: 'props' | 'slots' | 'classes';
  /** Name of the prop or slot, or the class name. */
  name: string;
  what: 'added' | 'removed' | 'deprecated' | 'type' | 'default' | 'required';
  /** Source text before and after, where it differs; of several lines, those that do. */
  before?: string;
  after?: string;
}

/** What differs in one component between two releases. */
export interface ComponentChange {
  name: string;
  packageName: string;
  /** Address of its API page, if it has one. */
  href?: string;
  /** What happened to the component as a whole. */
  what?: 'added' | 'removed' | 'deprecated';
  entries: EntryChange[];
}

/** Everything a page shows about one hook. */
export interface HookApi {
  name: string;
  /** Anchor of the hook on its page: `use-button`. */
  slug: string;
  /** Package and version that the data was read from. */
  packageName: string;
  version: string;
  description: string;
  /** The description as safe HTML. */
  descriptionHtml?: string;
  /** Import statements that work, the direct one first. */
  imports: string[];
  /** Fields of the object that the hook takes, or its arguments. */
  parameters: PropApi[];
  /** Fields of the object that the hook returns. */
  returnValue: PropApi[];
  /** Type of what it returns, where that has no fields of its own. */
  returnType?: string;
  deprecated?: string;
  /** The reason as safe HTML. */
  deprecatedHtml?: string;
}
