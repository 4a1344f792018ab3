import type { DemoProduct, FromFrame, PlayFile, PlayFont, ToFrame } from '@vitrine/ui';

/** What the frame's document gives to the script that runs demos in it. */
export interface SandboxHost {
  send: (message: FromFrame) => void;
  listen: (listener: (message: ToFrame) => void) => void;
}

export interface SandboxStart {
  host: SandboxHost;
  fonts: readonly PlayFont[];
  /** The scripts that were loaded beside the product's own. */
  others: readonly SandboxScript[];
}

/** What a script for the frame exports. */
export interface SandboxScript {
  /** Of a product's script: takes the frame over. */
  start?: (start: SandboxStart) => Promise<void>;
  /** Of Tailwind's script: writes the style sheet of the classes in some code. */
  writeTailwind?: (files: readonly PlayFile[]) => Promise<string>;
}

/** Modules by the names that demos import them with. */
export type ModuleTable = Readonly<Record<string, object>>;

/** What of a product stands in its script. */
export interface SandboxProduct extends DemoProduct {
  modules: ModuleTable;
}
