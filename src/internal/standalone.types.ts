/** Setup that a library needs in the standalone project of a demo. */
export interface StandaloneSetup {
  /** Modules that the main file imports for their side effects, such as `@acme/ui/styles.css`. */
  imports?: readonly string[];
  /** Component that wraps the demo, such as a provider that the library requires. */
  wrapper?: {
    /** Name of the export. */
    name: string;
    /** Module that exports the component, such as `@acme/ui`. */
    from: string;
    props?: Readonly<Record<string, string | number | boolean>>;
  };
  /** Color schemes that the library supports without a setting. @default 'light dark' */
  colorScheme?: 'light' | 'dark' | 'light dark';
}
