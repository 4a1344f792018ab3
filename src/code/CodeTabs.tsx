import * as React from 'react';
import { DEFAULT_LANGUAGE, useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { PACKAGE_MANAGER_KEY } from './code.constants.ts';
import { CodeTabsRoot } from './CodeTabs.styles.ts';

export interface CodeTabProps {
  /** Label of the tab. Also the stored value when the tab is selected. */
  name: string;
  /** Code blocks of the tab. */
  children?: React.ReactNode;
}

/** Renders the content of one tab. Without scripting, the tab name is above the content. */
export function CodeTab({ name, children }: CodeTabProps) {
  return (
    <>
      <p data-tab-title="">{name}</p>
      {children}
    </>
  );
}

export interface CodeTabsProps {
  /** Prefix of the ids of tabs and panels; must be unique on the page. */
  id: string;
  /** Key of the stored tab. Groups with the same key show the same tab, also on later visits. */
  storageKey?: string;
  /** One `CodeTab` per tab. */
  children?: React.ReactNode;
}

/** Renders code in tabs, or in a column without scripting. `installCodeTabs` handles input. */
export function CodeTabs({ id, storageKey = '', children }: CodeTabsProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const tabs = React.Children.toArray(children).filter(isTab);
  return (
    <CodeTabsRoot data-code-tabs={storageKey}>
      <div role="tablist" aria-label={translate('code.tabs')} lang={lang}>
        {tabs.map(({ props: { name } }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}:tab-${index + 1}`}
            aria-controls={`${id}:panel-${index + 1}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            lang={lang && DEFAULT_LANGUAGE}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.name}
          role="tabpanel"
          id={`${id}:panel-${index + 1}`}
          aria-labelledby={`${id}:tab-${index + 1}`}
          data-selected={index === 0 ? '' : undefined}
          data-markdown-ignore={storageKey === PACKAGE_MANAGER_KEY && index > 0 ? '' : undefined}
        >
          {tab}
        </div>
      ))}
    </CodeTabsRoot>
  );
}

function isTab(child: React.ReactNode): child is React.ReactElement<CodeTabProps> {
  return React.isValidElement(child);
}
