import * as React from 'react';
import {
  createEditedDemo,
  EditedStage,
  type EditedDemo,
  type EditorPorts,
  type PlayFiles,
} from '@vitrine/ui/editor';
import type { PaintedSettings } from '@vitrine/ui/settings';
import { createFakePorts } from './fakePorts.ts';

const DemoEditor = React.lazy(async () => ({
  default: (await import('@vitrine/ui/editor')).DemoEditor,
}));

export const settings: PaintedSettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
  radius: 1,
  type: 1,
  typeface: 'inter',
  paletteMode: 'light',
  moreContrast: false,
  reducedMotion: false,
};

export const files: PlayFiles = [
  {
    name: 'InvoiceTotal.tsx',
    code: `import * as React from 'react';
import Button from '@mui/material/Button';
import { formatPrice } from './formatPrice';
import './InvoiceTotal.css';

/* What a customer owes. */
export default function InvoiceTotal({ total = 42.5 }: { total?: number }) {
  const [paid, setPaid] = React.useState(false);
  return (
    <p className="InvoiceTotal-root">
      {paid ? 'Paid' : \`Open: \${formatPrice(total)}\`}
      <Button onClick={() => setPaid(true)}>Pay</Button>
    </p>
  );
}
`,
  },
  {
    name: 'formatPrice.ts',
    code: `export function formatPrice(price: number): string {
  return price.toFixed(2) + ' €';
}
`,
  },
  { name: 'InvoiceTotal.css', code: '.InvoiceTotal-root {\n  color: #2f4bc7;\n}\n' },
];

export interface EditedExampleProps {
  /** Original files of the demo. */
  files?: PlayFiles;
  /** Initial code of the edited files, by file name. */
  edits?: Readonly<Record<string, string>> | undefined;
  /** Whether the editor gets the focus. */
  isFocused?: boolean;
  /** Ports to the iframe. @default fake ports */
  ports?: EditorPorts;
}

interface EditedFrameProps extends Required<Pick<EditedExampleProps, 'isFocused'>> {
  demo: EditedDemo;
}

function EditedFrame({ demo, isFocused }: EditedFrameProps) {
  return (
    <div
      style={{
        border: '1px solid var(--docs-palette-divider)',
        borderRadius: 12,
        overflow: 'clip',
      }}
    >
      <EditedStage demo={demo} settings={settings} />
      <div style={{ borderBlockStart: '1px solid var(--docs-palette-divider)' }}>
        <React.Suspense>
          <DemoEditor demo={demo} isFocused={isFocused} />
        </React.Suspense>
      </div>
    </div>
  );
}

function useExample({ files: demoFiles = files, edits = {}, ports }: EditedExampleProps) {
  const [demo] = React.useState(() => {
    const edited = createEditedDemo({
      files: demoFiles,
      styling: 'MUI System',
      settings,
      ports: ports ?? createFakePorts(),
    });
    for (const [name, code] of Object.entries(edits)) edited.edit(name, code);
    return edited;
  });
  return demo;
}

/** Renders an edited demo with its code editor. */
export function EditedExample({ isFocused = false, ...options }: EditedExampleProps) {
  return <EditedFrame demo={useExample(options)} isFocused={isFocused} />;
}

/** Renders an edited demo with a button that resets it, as the toolbar of a demo has. */
export function ResettableExample(options: EditedExampleProps) {
  const demo = useExample(options);
  return (
    <>
      <button type="button" onClick={demo.reset}>
        Reset
      </button>
      <EditedFrame demo={demo} isFocused={false} />
    </>
  );
}
