import * as React from 'react';
import { apiSections } from './apiAnchors.ts';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import { ApiRoot } from './ApiReference.styles.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { ClassesTable } from './ClassesTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { SlotsTable } from './SlotsTable.tsx';

export interface ApiReferenceProps {
  /** The component, as its declarations describe it. */
  api: ComponentApi;
}

/** Shows all about one component: props, inheritance, theme name, slots and CSS classes. */
export function ApiReference({ api }: ApiReferenceProps) {
  const labels = useApiLabels();
  const { slug, props, slots, classes, inherits, themeKey } = api;
  return (
    <ApiRoot>
      <SectionHeading id={apiSections.props} text={labels.props} />
      <PropsTable slug={slug} props={props} />
      <CommonProps names={api.commonProps ?? []} labels={labels} />
      {inherits && <Inheritance inherits={inherits} labels={labels} />}
      {themeKey !== undefined && <ThemeDefaultProps themeKey={themeKey} labels={labels} />}
      {slots.length > 0 && (
        <>
          <SectionHeading id={apiSections.slots} text={labels.slots} />
          <ApiSentence label={labels.slotsLead} />
          <SlotsTable slug={slug} slots={slots} />
        </>
      )}
      {classes.length > 0 && (
        <>
          <SectionHeading id={apiSections.classes} text={labels.classes} />
          <ApiSentence label={labels.classesLead} />
          <ClassesTable slug={slug} classes={classes} />
        </>
      )}
    </ApiRoot>
  );
}

interface SectionHeadingProps {
  id: string;
  text: string;
  level?: 'h2' | 'h3';
}

function SectionHeading({ id, text, level: Level = 'h2' }: SectionHeadingProps) {
  return (
    <Level id={id}>
      <a href={`#${id}`}>{text}</a>
    </Level>
  );
}

function CommonProps({ names, labels }: { names: readonly string[]; labels: ApiLabels }) {
  if (names.length === 0) return null;
  return (
    <ApiSentence label={labels.commonProps}>
      {names.map((name, index) => (
        <React.Fragment key={name}>
          {index > 0 && ', '}
          <code dir="ltr">{name}</code>
        </React.Fragment>
      ))}
    </ApiSentence>
  );
}

interface InheritanceProps {
  inherits: NonNullable<ComponentApi['inherits']>;
  labels: ApiLabels;
}

function Inheritance({ inherits: { name, href }, labels }: InheritanceProps) {
  const isElement = /^[a-z]/.test(name);
  const code = <code dir="ltr">{name}</code>;
  return (
    <>
      <SectionHeading level="h3" id={apiSections.inheritance} text={labels.inheritance} />
      <ApiSentence label={isElement ? labels.inheritsElement : labels.inheritsComponent}>
        {href === undefined ? code : <a href={href}>{code}</a>}
      </ApiSentence>
    </>
  );
}

function ThemeDefaultProps({ themeKey, labels }: { themeKey: string; labels: ApiLabels }) {
  return (
    <>
      <SectionHeading
        level="h3"
        id={apiSections.themeDefaultProps}
        text={labels.themeDefaultProps}
      />
      <ApiSentence label={labels.themeKey}>
        <code dir="ltr">{themeKey}</code>
      </ApiSentence>
    </>
  );
}
