import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createDemoCache,
  type CodeProblem,
  type DemoSettings,
  type FromFrame,
  type ToFrame,
} from '@vitrine/ui';
import { explainError } from './explainError.ts';
import { loadFiles } from './loadFiles.ts';
import type { SandboxProduct, SandboxScript } from './sandbox.types.ts';
import { Stage } from './Stage.tsx';
import { CodeError, isScript } from './transpile.ts';

type RunMessage = Extract<ToFrame, { type: 'run' }>;

interface Settings {
  get: () => DemoSettings;
  subscribe: (listener: () => void) => () => void;
}

export interface VersionsOptions {
  product: SandboxProduct;
  settings: Settings;
  writeTailwind: SandboxScript['writeTailwind'];
  send: (message: FromFrame) => void;
}

/** A version of the demo, in the document: what is shown, or what is being tried. */
interface Version {
  run: number;
  element: HTMLElement;
  styles: HTMLStyleElement[];
  root?: Root;
}

const cache = createDemoCache();

/** Creates what tries versions of a demo; the one before stays until the next has been drawn. */
export function createVersions({ product, settings, writeTailwind, send }: VersionsOptions) {
  let shown: Version | undefined;
  let tried: Version | undefined;
  const show = (version: Version) => {
    if (tried !== version) return;
    remove(shown);
    shown = version;
    tried = undefined;
    delete version.element.dataset['next'];
    send({ type: 'ran', run: version.run });
  };
  const fail = (version: Version, problem: CodeProblem) => {
    const { run } = version;
    if (version === shown) send({ type: 'threw', run, problem });
    if (version !== tried) return;
    tried = undefined;
    remove(version);
    send({ type: 'failed', run, problem });
  };
  const writeStyles = async ({ files, styling }: RunMessage) => {
    const own = files.filter(({ name }) => !isScript(name)).map(({ code }) => code);
    const tailwind = styling === 'Tailwind' ? await writeTailwind?.(files) : undefined;
    return tailwind === undefined ? own : [tailwind, ...own];
  };
  return {
    async start(message: RunMessage): Promise<void> {
      remove(tried);
      const version = createVersion(message.run);
      tried = version;
      try {
        const sheets = await writeStyles(message);
        const Demo = checkComponent(
          await loadFiles(message.files, product.modules),
          message.files[0].name,
        );
        if (tried !== version) return;
        insert(version, sheets);
        draw(version, { product, settings, Demo, show, fail });
      } catch (error) {
        fail(version, explainError(error, 'load'));
      }
    },
    /** Tells of an error that no component caught. */
    tell(problem: CodeProblem): void {
      const { run } = tried ?? shown ?? {};
      if (run !== undefined) send({ type: 'threw', run, problem });
    },
  };
}

interface DrawParts extends Pick<VersionsOptions, 'product' | 'settings'> {
  Demo: React.ComponentType;
  show: (version: Version) => void;
  fail: (version: Version, problem: CodeProblem) => void;
}

function draw(version: Version, { product, settings, Demo, show, fail }: DrawParts): void {
  version.root?.render(
    <Settled product={product} settings={settings}>
      <Stage
        onDrawn={() => show(version)}
        onError={(error, drawn) => fail(version, explainError(error, drawn ? 'effect' : 'render'))}
      >
        <Demo />
      </Stage>
    </Settled>,
  );
}

interface SettledProps extends Pick<VersionsOptions, 'product' | 'settings'> {
  children: React.ReactNode;
}

function Settled({ product: { DemoProviders }, settings, children }: SettledProps) {
  const value = React.useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <DemoProviders settings={value} cache={cache}>
      {children}
    </DemoProviders>
  );
}

function checkComponent(exported: unknown, file: string): React.ComponentType {
  const isComponent =
    typeof exported === 'function' ||
    (typeof exported === 'object' && exported !== null && '$$typeof' in exported);
  if (isComponent) return exported as React.ComponentType;
  throw new CodeError({ kind: 'export', message: file, file });
}

function createVersion(run: number): Version {
  return { run, element: document.createElement('div'), styles: [] };
}

/** Puts a version into the document, out of sight. */
function insert(version: Version, sheets: readonly string[]): void {
  version.styles = sheets.map((text) =>
    Object.assign(document.createElement('style'), { textContent: text }),
  );
  document.head.append(...version.styles);
  Object.assign(version.element.dataset, { stage: '', next: '' });
  document.body.append(version.element);
  version.root = createRoot(version.element, {
    identifierPrefix: `run${version.run}-`,
    // The stage has told of it.
    onCaughtError: () => {},
  });
}

function remove(version: Version | undefined): void {
  version?.root?.unmount();
  version?.element.remove();
  for (const style of version?.styles ?? []) style.remove();
}
