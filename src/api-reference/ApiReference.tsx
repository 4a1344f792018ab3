import * as React from 'react';
import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';
import { sectionAnchor } from './apiAnchors.ts';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import { ApiRoot } from './ApiReference.styles.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { ComparedReleases } from './ComparedReleases.tsx';
import { Coverage } from './Coverage.tsx';
import { ClassesTable } from './ClassesTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SlotsTable } from './SlotsTable.tsx';

export interface ApiReferenceProps {
  /** API of the component, from its type declarations. */
  api: ComponentApi;
  /** Whether the page documents several components, each under its own heading. */
  nested?: boolean;
  /** Whether the release of the API differs from the documented release, which alone has demos. */
  isOther?: boolean;
}

/** Renders the API of a component: props, inheritance, theme name, slots and CSS classes. */
export function ApiReference({ api, nested = false, isOther = false }: ApiReferenceProps) {
  const labels = useApiLabels();
  const { slug, props, slots, classes, inherits, themeKey } = api;
  const scope = nested ? slug : undefined;
  const level = nested ? 'h3' : 'h2';
  return (
    <ApiRoot lang={useInterfaceLang()}>
      {!isOther && <Coverage api={api} labels={labels} />}
      <ComparedReleases api={api} labels={labels} />
      <SectionHeading level={level} id={sectionAnchor('props', scope)} text={labels.props} />
      <PropsTable slug={slug} props={props} typeLinks={api.typeLinks} />
      <CommonProps names={api.commonProps ?? []} labels={labels} />
      {inherits && <Inheritance inherits={inherits} labels={labels} scope={scope} />}
      {themeKey !== undefined && (
        <ThemeDefaultProps themeKey={themeKey} labels={labels} scope={scope} />
      )}
      {slots.length > 0 && (
        <>
          <SectionHeading level={level} id={sectionAnchor('slots', scope)} text={labels.slots} />
          <ApiSentence label={labels.slotsLead} />
          <SlotsTable slug={slug} slots={slots} />
        </>
      )}
      {classes.length > 0 && (
        <>
          <SectionHeading
            level={level}
            id={sectionAnchor('classes', scope)}
            text={labels.classes}
          />
          <ClassesLead api={api} labels={labels} />
          <ClassesTable slug={slug} classes={classes} />
        </>
      )}
    </ApiRoot>
  );
}

/**
 * Explains where class keys are used: in the `classes` prop and the theme,
 * or else in an object such as `buttonClasses`.
 */
function ClassesLead({ api: { name, props, themeKey }, labels }: PartProps & ApiReferenceProps) {
  const takesKeys = themeKey !== undefined || props.some((prop) => prop.name === 'classes');
  if (takesKeys) return <ApiSentence label={labels.classesLead} />;
  return (
    <ApiSentence label={labels.classesNamesLead}>
      <code dir="ltr">{`${name[0]?.toLowerCase()}${name.slice(1)}Classes`}</code>
    </ApiSentence>
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

interface PartProps {
  labels: ApiLabels;
  /** Slug that prefixes the section ids on a page with several components. */
  scope?: string;
}

interface InheritanceProps extends PartProps {
  inherits: NonNullable<ComponentApi['inherits']>;
}

function Inheritance({ inherits: { name, href }, labels, scope }: InheritanceProps) {
  const localPath = useLocalPath();
  const isElement = /^[a-z]/.test(name);
  const code = <code dir="ltr">{name}</code>;
  return (
    <>
      <SectionHeading
        level={scope === undefined ? 'h3' : 'h4'}
        id={sectionAnchor('inheritance', scope)}
        text={labels.inheritance}
      />
      <ApiSentence label={isElement ? labels.inheritsElement : labels.inheritsComponent}>
        {href === undefined ? code : <a href={localPath(href)}>{code}</a>}
      </ApiSentence>
    </>
  );
}

function ThemeDefaultProps({ themeKey, labels, scope }: PartProps & { themeKey: string }) {
  return (
    <>
      <SectionHeading
        level={scope === undefined ? 'h3' : 'h4'}
        id={sectionAnchor('themeDefaultProps', scope)}
        text={labels.themeDefaultProps}
      />
      <ApiSentence label={labels.themeKey}>
        <code dir="ltr">{themeKey}</code>
      </ApiSentence>
    </>
  );
}
