import * as React from 'react';
import { DEFAULT_LANGUAGE, useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { CodeTabsRoot } from './CodeTabs.styles.ts';

export interface CodeTabProps {
  /** Name of the tab. */
  name: string;
  /** The blocks of code behind the tab. */
  children?: React.ReactNode;
}

/** Holds what stands behind one tab, under its name where there are no tabs. */
export function CodeTab({ name, children }: CodeTabProps) {
  return (
    <>
      <p data-tab-title="">{name}</p>
      {children}
    </>
  );
}

export interface CodeTabsProps {
  /** Begins the ids of tabs and panels; it is unique on the page. */
  id: string;
  /** Groups with the same key show the same tab, now and at the next visit. */
  storageKey?: string;
  /** A `CodeTab` each. */
  children?: React.ReactNode;
}

/** Shows blocks of code behind tabs; without a script they stand one below the other. `installCodeTabs` answers. */
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
