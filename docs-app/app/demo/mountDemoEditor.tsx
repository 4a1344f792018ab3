import * as React from 'react';
import { createRoot } from 'react-dom/client';
import {
  createEditedDemo,
  EditedStage,
  type CodeStyling,
  type EditedDemo,
  type Language,
  type PaintedSettings,
  type PlayFiles,
  type Translate,
} from '@vitrine/ui';
import { DemoEditor } from '@vitrine/ui/editor';
import { createEditorPorts } from '../adapters/editorPorts.ts';
import { IslandProviders } from '../shared/IslandProviders.tsx';

/** Settings of a demo, and a subscription to their changes. */
interface SettingsSource {
  get: () => PaintedSettings;
  subscribe: (listener: () => void) => () => void;
}

export interface DemoEditorMount {
  /** Stage of the running demo; it is hidden once the edited demo is shown. */
  stage: HTMLElement;
  /** Panel with the code; the editor replaces it. */
  panel: HTMLElement;
  /** Files of the chosen source; the first file exports the component. */
  files: PlayFiles;
  styling: CodeStyling;
  /** Folder of the product whose modules the demo may import. */
  folder: string;
  settings: SettingsSource;
  /** Whether to focus the editor. */
  isFocused: boolean;
  translate: Translate;
  language: Language;
}

/** Hides a stage, but keeps the width of its content, which some demos measure. */
const OUT_OF_SIGHT = 'visibility:hidden;block-size:0;padding-block:0;overflow:clip';

/** Replaces the stage and the code panel of a demo with the editor; `unmount` restores them. */
export async function mountDemoEditor({
  stage,
  panel,
  files,
  isFocused,
  ...parts
}: DemoEditorMount): Promise<{ edited: EditedDemo; unmount: () => void }> {
  const { settings, styling, folder, translate } = parts;
  const ports = createEditorPorts({ folder, styling, title: translate('editor.frame') });
  const demo = createEditedDemo({ files, styling, settings: pickPainted(settings.get()), ports });
  // A framed demo may depend on the height of its iframe, so keep that height as a minimum.
  const minHeight = stage.hasAttribute('data-framed') ? stage.clientHeight : 0;
  const editedStage = document.createElement('div');
  const editor = document.createElement('div');
  editedStage.style.cssText = OUT_OF_SIGHT;
  stage.after(editedStage);
  panel.after(editor);
  panel.hidden = true;
  const showStage = () => {
    if (!demo.get().isShown) return;
    editedStage.removeAttribute('style');
    stage.style.cssText = OUT_OF_SIGHT;
  };
  const unsubscribe = demo.subscribe(showStage);
  const roots = [
    {
      element: editedStage,
      view: <SettledStage demo={demo} settings={settings} minHeight={minHeight} />,
    },
    { element: editor, view: <DemoEditor demo={demo} isFocused={isFocused} /> },
  ].map(({ element, view }) => {
    const root = createRoot(element);
    root.render(<IslandProviders {...parts}>{view}</IslandProviders>);
    return root;
  });
  const unmount = () => {
    unsubscribe();
    // Unmount later, because React cannot unmount a root while it renders another root.
    queueMicrotask(() => roots.forEach((root) => root.unmount()));
    for (const element of [editedStage, editor]) element.remove();
    stage.removeAttribute('style');
    panel.hidden = false;
  };
  return { edited: demo, unmount };
}

interface SettledStageProps {
  minHeight: number;
  demo: EditedDemo;
  settings: SettingsSource;
}

function SettledStage({ demo, settings, minHeight }: SettledStageProps) {
  const current = React.useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <EditedStage
      demo={demo}
      minHeight={minHeight}
      settings={React.useMemo(() => pickPainted(current), [current])}
    />
  );
}

/** Picks the settings that affect rendering, as plain data that can be posted to the iframe. */
function pickPainted(settings: PaintedSettings): PaintedSettings {
  const { direction, dense, spacing, paletteColors, radius, type, typeface } = settings;
  const { paletteMode, moreContrast, reducedMotion } = settings;
  return {
    ...{ direction, dense, spacing, paletteColors, radius, type, typeface },
    ...{ paletteMode, moreContrast, reducedMotion },
  };
}
