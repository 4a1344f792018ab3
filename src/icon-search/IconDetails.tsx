import * as React from 'react';
import { CodeBlock } from '../code/index.ts';
import { useTranslate } from '../i18n/index.ts';
import type { ShapesStore } from './createShapes.ts';
import { exportName, themesOf, type IconIndex } from './iconFiles.ts';
import { IconGlyph } from './IconGlyph.tsx';
import type { IconTheme } from './iconSearch.constants.ts';
import { useShapes } from './useShapes.ts';
import { writeIconImport } from './writeIconImport.ts';

/** Icon in a theme. */
export interface ChosenIcon {
  /** Name without the suffix of the theme. */
  name: string;
  theme: IconTheme;
}

export interface IconDetailsProps {
  /** Selected icon, if there is one. */
  icon: ChosenIcon | undefined;
  /** Names, themes and search words of the package's icons. */
  index: IconIndex;
  /** Store of the loaded icon shapes. */
  shapes: ShapesStore;
  /** Called when the user selects another theme of the icon. */
  onChange: (icon: ChosenIcon) => void;
}

/** Renders the selected icon, its import and a button for each of its themes. */
export function IconDetails({ icon, ...props }: IconDetailsProps) {
  const translate = useTranslate();
  const ref = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (icon) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [icon]);
  return (
    <section ref={ref} data-icons="details" aria-label={translate('icons.selected')}>
      {icon ? <ShownIcon icon={icon} {...props} /> : <p>{translate('icons.choose')}</p>}
    </section>
  );
}

function ShownIcon({ icon, index, shapes, onChange }: IconDetailsProps & { icon: ChosenIcon }) {
  const translate = useTranslate();
  const { name } = icon;
  const themes = themesOf(name, index);
  useShapes(shapes, [name], themes);
  const exported = exportName(name, icon.theme);
  return (
    <>
      <div data-icons="title">
        <IconGlyph shapes={shapes.find(name, icon.theme)} />
        <strong dir="ltr" translate="no" aria-live="polite">
          {exported}
        </strong>
      </div>
      {/* A new block per icon, because the mark of a copy is outside React. */}
      <CodeBlock key={exported} html={writeIconImport(exported, index.package)} language="tsx" />
      <div role="group" aria-label={translate('icons.themes', { name })} data-icons="themes">
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === icon.theme}
            onClick={() => onChange({ name, theme })}
          >
            <IconGlyph shapes={shapes.find(name, theme)} />
            {translate(`icons.${theme}`)}
          </button>
        ))}
      </div>
    </>
  );
}
