import * as React from 'react';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { uniqueIds } from '../internal/uniqueIds.ts';
import { exportAnchor, toComponentSlug } from './apiAnchors.ts';
import type { ComponentChange, EntryChange } from './apiReference.types.ts';
import { ChangeListRoot } from './ChangeList.styles.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface ChangeListProps {
  /** Components that differ, in display order. */
  changes: readonly ComponentChange[];
}

const WHOLE = ['added', 'removed', 'deprecated'] as const;
const GROUPS = [
  ['props', 'added', 'newProps'],
  ['props', 'removed', 'removedProps'],
  ['props', 'deprecated', 'deprecatedProps'],
  ['slots', 'added', 'newSlots'],
  ['slots', 'removed', 'removedSlots'],
  ['slots', 'deprecated', 'deprecatedSlots'],
  ['classes', 'added', 'newClasses'],
  ['classes', 'removed', 'removedClasses'],
  ['classes', 'deprecated', 'deprecatedClasses'],
] as const;
const REWRITES = new Set<EntryChange['what']>(['type', 'default', 'required']);

/** Lists the differences between two releases: whole components first, then their entries. */
export function ChangeList({ changes }: ChangeListProps) {
  const translate = useTranslate();
  const changed = changes.filter(({ entries }) => entries.length > 0);
  const names = changed.map(({ name }) => exportAnchor(toComponentSlug(name)));
  const ids = uniqueIds(names, [...WHOLE, 'changed']);
  return (
    <ChangeListRoot lang={useInterfaceLang()}>
      {changes.length === 0 && <p>{translate('changes.none')}</p>}
      {WHOLE.map((what) => (
        <WholeComponents key={what} what={what} changes={changes} />
      ))}
      {changed.length > 0 && (
        <SectionHeading level="h2" id="changed" text={translate('changes.changed')} />
      )}
      {changed.map((change, index) => (
        <Component
          key={`${change.packageName} ${change.name}`}
          id={ids[index] ?? ''}
          change={change}
        />
      ))}
    </ChangeListRoot>
  );
}

function WholeComponents({ what, changes }: ChangeListProps & { what: (typeof WHOLE)[number] }) {
  const translate = useTranslate();
  const matches = changes.filter((change) => change.what === what);
  if (matches.length === 0) return null;
  return (
    <>
      <SectionHeading level="h2" id={what} text={translate(`changes.${what}`)} />
      <p>
        {matches.map((change, index) => (
          <React.Fragment key={`${change.packageName} ${change.name}`}>
            {index > 0 && ', '}
            <ComponentName change={change} />
          </React.Fragment>
        ))}
      </p>
    </>
  );
}

function ComponentName({ change: { name, href } }: { change: ComponentChange }) {
  const localPath = useLocalPath();
  const code = <code dir="ltr">{name}</code>;
  return href === undefined ? code : <a href={localPath(href)}>{code}</a>;
}

function Component({ id, change }: { id: string; change: ComponentChange }) {
  const translate = useTranslate();
  return (
    <>
      <h3 id={id}>
        <ComponentName change={change} />
      </h3>
      <ul>
        {GROUPS.map(([kind, what, label]) => {
          const matches = change.entries.filter(
            (entry) => entry.kind === kind && entry.what === what,
          );
          if (matches.length === 0) return null;
          return (
            <li key={label}>
              {translate(`changes.${label}`)} <Names entries={matches} />
            </li>
          );
        })}
        {change.entries
          .filter(({ what }) => REWRITES.has(what))
          .map((entry) => (
            <Rewrite key={`${entry.name} ${entry.what}`} entry={entry} />
          ))}
      </ul>
    </>
  );
}

function Names({ entries }: { entries: readonly EntryChange[] }) {
  return entries.map(({ name }, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      <code dir="ltr">{name}</code>
    </React.Fragment>
  ));
}

/** Renders the old and new text of a type or default, or whether the entry is now required. */
function Rewrite({ entry: { name, what, before = '', after = '' } }: { entry: EntryChange }) {
  const translate = useTranslate();
  if (what === 'required')
    return (
      <li>
        {translate(after === 'true' ? 'changes.required' : 'changes.optional')}{' '}
        <code dir="ltr">{name}</code>
      </li>
    );
  return (
    <li>
      {translate(`changes.${what}`)} <code dir="ltr">{name}</code>
      <pre dir="ltr">
        {before !== '' && <del>{before}</del>}
        {after !== '' && <ins>{after}</ins>}
      </pre>
    </li>
  );
}
