import * as React from 'react';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { findKeyTarget } from '../internal/findKeyTarget.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { listTextFiles } from './listTextFiles.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface FileTabsProps {
  /** Edited demo, whose files the tabs open. */
  demo: EditedDemo;
  /** Prefix of the ids of the tabs and of their panel. */
  id: string;
}

/** Renders the editable files of a demo as tabs; arrow keys move between the tabs. */
export function FileTabs({ demo, id }: FileTabsProps) {
  const translate = useTranslate();
  const { files, open } = useEditedDemo(demo);
  const names = listTextFiles(files).map(({ name }) => name);
  const handleKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const row = { row: event.currentTarget, items: names, current: open };
    const next = findKeyTarget(event, row);
    if (next === undefined) return;
    event.preventDefault();
    demo.open(next);
    document.getElementById(id + next)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focusable
    <div
      role="tablist"
      aria-label={translate('editor.files')}
      lang={useInterfaceLang()}
      onKeyDown={handleKeyDown}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id + name}
          aria-selected={name === open}
          aria-controls={`${id}panel`}
          tabIndex={name === open ? 0 : -1}
          dir="ltr"
          lang="en"
          onClick={() => demo.open(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
