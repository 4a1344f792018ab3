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

/** What a demo is shown with, and who tells of changes. */
export interface SettingsSource {
  get: () => PaintedSettings;
  subscribe: (listener: () => void) => () => void;
}

export interface DemoEditorMount {
  /** What holds the running demo; it gives way once the edited one is shown. */
  stage: HTMLElement;
  /** What holds the code; it gives way to the editor. */
  panel: HTMLElement;
  /** The files that the reader sees; the first exports the component. */
  files: PlayFiles;
  styling: CodeStyling;
  /** Folder of the product whose modules the demo may import. */
  folder: string;
  settings: SettingsSource;
  translate: Translate;
  language: Language;
}

/** Takes a stage out of sight, and leaves to its content the width that some demos measure. */
const OUT_OF_SIGHT = 'visibility:hidden;block-size:0;padding-block:0;overflow:clip';

/** Lets the reader edit a demo where it stands; returns it, and what puts the demo back as it was. */
export async function mountDemoEditor({
  stage,
  panel,
  files,
  ...parts
}: DemoEditorMount): Promise<{ edited: EditedDemo; unmount: () => void }> {
  const { settings, styling, folder, translate } = parts;
  const ports = createEditorPorts({ folder, styling, title: translate('editor.frame') });
  const demo = createEditedDemo({ files, styling, settings: pickPainted(settings.get()), ports });
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
    { element: editedStage, view: <SettledStage demo={demo} settings={settings} /> },
    { element: editor, view: <DemoEditor demo={demo} /> },
  ].map(({ element, view }) => {
    const root = createRoot(element);
    root.render(<IslandProviders {...parts}>{view}</IslandProviders>);
    return root;
  });
  const unmount = () => {
    unsubscribe();
    // React may not unmount a root while it renders another.
    queueMicrotask(() => roots.forEach((root) => root.unmount()));
    for (const element of [editedStage, editor]) element.remove();
    stage.removeAttribute('style');
    panel.hidden = false;
  };
  return { edited: demo, unmount };
}

interface SettledStageProps {
  demo: EditedDemo;
  settings: SettingsSource;
}

function SettledStage({ demo, settings }: SettledStageProps) {
  const current = React.useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <EditedStage demo={demo} settings={React.useMemo(() => pickPainted(current), [current])} />
  );
}

/** Takes of the settings what is painted, as plain data: it crosses into the frame. */
function pickPainted(settings: PaintedSettings): PaintedSettings {
  const { direction, dense, spacing, paletteColors, radius, type, typeface } = settings;
  const { paletteMode, moreContrast, reducedMotion } = settings;
  return {
    ...{ direction, dense, spacing, paletteColors, radius, type, typeface },
    ...{ paletteMode, moreContrast, reducedMotion },
  };
}
