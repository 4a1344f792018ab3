import * as React from 'react';
import { createRoot } from 'react-dom/client';
import {
  createEditedDemo,
  EditedStage,
  I18nProvider,
  initialThemeSettings,
  loadDemoEditor,
  SiteThemeProvider,
  type CodeStyling,
  type EditedDemo,
  type Language,
  type PaintedSettings,
  type PlayFiles,
  type Translate,
} from '@vitrine/ui';
import { createEditorPorts } from './adapters/editorPorts.ts';

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

/** Lets the reader edit a demo where it stands; returns it, and what puts the demo back as it was. */
export async function mountDemoEditor({
  stage,
  panel,
  files,
  ...parts
}: DemoEditorMount): Promise<{ edited: EditedDemo; unmount: () => void }> {
  const { settings, styling, folder, translate } = parts;
  const { DemoEditor } = await loadDemoEditor();
  const ports = createEditorPorts({ folder, styling, title: translate('editor.frame') });
  const demo = createEditedDemo({ files, styling, settings: pickPainted(settings.get()), ports });
  const editedStage = document.createElement('div');
  const editor = document.createElement('div');
  // Out of sight, yet with its size, until there is something to see.
  editedStage.style.cssText = 'position:absolute;inset-inline:0;visibility:hidden';
  stage.after(editedStage);
  panel.after(editor);
  panel.hidden = true;
  const showStage = () => {
    if (!demo.get().isShown) return;
    editedStage.removeAttribute('style');
    stage.hidden = true;
  };
  const unsubscribe = demo.subscribe(showStage);
  const roots = [
    { element: editedStage, view: <SettledStage demo={demo} settings={settings} /> },
    { element: editor, view: <DemoEditor demo={demo} /> },
  ].map(({ element, view }) => {
    const root = createRoot(element);
    root.render(<Surroundings {...parts}>{view}</Surroundings>);
    return root;
  });
  const unmount = () => {
    unsubscribe();
    // React may not unmount a root while it renders another.
    queueMicrotask(() => roots.forEach((root) => root.unmount()));
    for (const element of [editedStage, editor]) element.remove();
    for (const element of [stage, panel]) element.hidden = false;
  };
  return { edited: demo, unmount };
}

function Surroundings({
  translate,
  language,
  children,
}: Pick<DemoEditorMount, 'translate' | 'language'> & React.PropsWithChildren) {
  return (
    <SiteThemeProvider settings={initialThemeSettings}>
      <I18nProvider translate={translate} language={language}>
        {children}
      </I18nProvider>
    </SiteThemeProvider>
  );
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
