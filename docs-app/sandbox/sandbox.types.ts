import type { DemoProduct, FromFrame, PlayFile, PlayFont, ToFrame } from '@vitrine/ui';

/** Connection to the page, for the script that runs demos in the iframe. */
export interface SandboxHost {
  send: (message: FromFrame) => void;
  listen: (listener: (message: ToFrame) => void) => void;
}

export interface SandboxStart {
  host: SandboxHost;
  fonts: readonly PlayFont[];
  /** Scripts that were loaded besides the product's own. */
  others: readonly SandboxScript[];
}

/** Exports of a script for the iframe. */
export interface SandboxScript {
  /** Exported by a product's script: starts the runtime. */
  start?: (start: SandboxStart) => Promise<void>;
  /** Exported by the Tailwind script: generates the CSS of the classes in files. */
  writeTailwind?: (files: readonly PlayFile[]) => Promise<string>;
}

/** Modules by the specifiers that demos import. */
export type ModuleTable = Readonly<Record<string, object>>;

/** Product as its script contains it. */
export interface SandboxProduct extends DemoProduct {
  modules: ModuleTable;
}
