import type { DemoProduct, FromFrame, PlayFile, PlayFont, ToFrame } from '@vitrine/ui';

/** Connection to the page, for the script that runs demos in the iframe. */
export interface SandboxHost {
  send: (message: FromFrame) => void;
  listen: (listener: (message: ToFrame) => void) => void;
}

export interface SandboxStart {
  host: SandboxHost;
  fonts: readonly PlayFont[];
  /** Loaded scripts other than the product's script, such as the Tailwind script. */
  others: readonly SandboxScript[];
}

/** Exports of a script that the iframe loads. */
export interface SandboxScript {
  /** Exported by a product's script: starts the runtime. */
  start?: (start: SandboxStart) => Promise<void>;
  /** Exported by the Tailwind script: generates the CSS of the classes in files. */
  writeTailwind?: (files: readonly PlayFile[]) => Promise<string>;
}

/** Modules by import specifier. */
export type ModuleTable = Readonly<Record<string, object>>;

/** Product with the modules that its demos can import. */
export interface SandboxProduct extends DemoProduct {
  modules: ModuleTable;
}
