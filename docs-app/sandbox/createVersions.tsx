import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createDemoCache,
  type CodeProblem,
  type DemoSettings,
  type FromFrame,
  type Store,
  type ToFrame,
} from '@vitrine/ui';
import { explainError } from './explainError.ts';
import { loadFiles } from './loadFiles.ts';
import type { SandboxProduct, SandboxScript } from './sandbox.types.ts';
import { Stage } from './Stage.tsx';
import { CodeError } from './transpile.ts';

type RunMessage = Extract<ToFrame, { type: 'run' }>;

export interface VersionsOptions {
  product: SandboxProduct;
  settings: Pick<Store<DemoSettings>, 'get' | 'subscribe'>;
  writeTailwind: SandboxScript['writeTailwind'];
  send: (message: FromFrame) => void;
}

/** Version of the demo in the document: the visible one, or the next one while it renders. */
interface Version {
  run: number;
  element: HTMLElement;
  styles: HTMLStyleElement[];
  root?: Root;
}

const cache = createDemoCache();

/** Creates a runner of demo versions; a version stays visible until the next one has rendered. */
export function createVersions({ product, settings, writeTailwind, send }: VersionsOptions) {
  let visible: Version | undefined;
  let candidate: Version | undefined;
  const show = (version: Version) => {
    if (candidate !== version) return;
    remove(visible);
    visible = version;
    candidate = undefined;
    delete version.element.dataset['next'];
    send({ type: 'ran', run: version.run });
  };
  const fail = (version: Version, problem: CodeProblem) => {
    const { run } = version;
    if (version === visible) send({ type: 'threw', run, problem });
    if (version !== candidate) return;
    candidate = undefined;
    remove(version);
    send({ type: 'failed', run, problem });
  };
  const writeStyles = async ({ files, styling }: RunMessage) => {
    const demoSheets = files.filter(({ name }) => name.endsWith('.css')).map(({ code }) => code);
    const tailwind = styling === 'Tailwind' ? await writeTailwind?.(files) : undefined;
    return tailwind === undefined ? demoSheets : [tailwind, ...demoSheets];
  };
  return {
    async start(message: RunMessage): Promise<void> {
      remove(candidate);
      const version = createVersion(message.run);
      candidate = version;
      const isReplaced = () => version !== (candidate ?? visible);
      try {
        const sheets = await writeStyles(message);
        const Demo = checkComponent(
          await loadFiles(message.files, { modules: product.modules, isReplaced }),
          message.files[0].name,
        );
        if (candidate !== version) return;
        insert(version, sheets);
        draw(version, { product, settings, Demo, show, fail });
      } catch (error) {
        fail(version, explainError(error, 'load'));
      }
    },
    /** Reports an error that no component caught. */
    tell(problem: CodeProblem): void {
      const { run } = candidate ?? visible ?? {};
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

/** Inserts a version into the document, hidden at first. */
function insert(version: Version, sheets: readonly string[]): void {
  version.styles = sheets.map((text) =>
    Object.assign(document.createElement('style'), { textContent: text }),
  );
  document.head.append(...version.styles);
  Object.assign(version.element.dataset, { stage: '', next: '' });
  document.body.append(version.element);
  version.root = createRoot(version.element, {
    identifierPrefix: `run${version.run}-`,
    // `Stage` has already reported the error.
    onCaughtError: () => {},
  });
}

function remove(version: Version | undefined): void {
  version?.root?.unmount();
  version?.element.remove();
  for (const style of version?.styles ?? []) style.remove();
}
