import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import { sectionAnchor } from './apiAnchors.ts';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import { ApiRoot } from './ApiReference.styles.ts';
import type { ComponentApi, InheritedProps } from './apiReference.types.ts';
import { ApiSection } from './ApiSection.tsx';
import { ApiSentence } from './ApiSentence.tsx';
import { ComparedReleases } from './ComparedReleases.tsx';
import { ClassesTable } from './ClassesTable.tsx';
import { HistoryNote, type LinkChange } from './HistoryNote.tsx';
import { InheritedTable } from './InheritedTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { SlotsTable } from './SlotsTable.tsx';

export interface ApiReferenceProps {
  /** API of the component, from its type declarations. */
  api: ComponentApi;
  /** Inherited props by component, starting with the closest component. */
  inherited?: readonly InheritedProps[];
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange;
  /** Whether the page documents several components, each under its own heading. */
  nested?: boolean;
}

/** Renders the API of a component: props, inheritance, theme name, slots and CSS classes. */
export function ApiReference({
  api,
  inherited = [],
  linkChange,
  nested = false,
}: ApiReferenceProps) {
  const labels = useApiLabels();
  const { slug, props, slots, classes, inherits, themeKey, compared, typeLinks } = api;
  const scope = nested ? slug : undefined;
  const heading = { level: nested ? 'h3' : 'h2' } as const;
  const tables = { slug, linkChange };
  return (
    <ApiRoot lang={useInterfaceLang()}>
      {nested && compared && (
        <>
          <ComparedReleases compared={compared} labels={labels} />
          <HistoryNote of={api} linkChange={linkChange} labels={labels} />
        </>
      )}
      <ApiSection {...heading} id={sectionAnchor('props', scope)} text={labels.props}>
        <PropsTable {...tables} props={props} typeLinks={typeLinks} />
        <CommonProps names={api.commonProps ?? []} labels={labels} />
      </ApiSection>
      {inherits && (
        <Inheritance inherits={inherits} inherited={inherited} labels={labels} scope={scope} />
      )}
      {themeKey !== undefined && (
        <ThemeDefaultProps themeKey={themeKey} labels={labels} scope={scope} />
      )}
      {slots.length > 0 && (
        <ApiSection {...heading} id={sectionAnchor('slots', scope)} text={labels.slots}>
          <ApiSentence label={labels.slotsLead} />
          <SlotsTable {...tables} slots={slots} />
        </ApiSection>
      )}
      {classes.length > 0 && (
        <ApiSection {...heading} id={sectionAnchor('classes', scope)} text={labels.classes}>
          <ClassesLead api={api} labels={labels} />
          <ClassesTable {...tables} classes={classes} />
        </ApiSection>
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
      {joinNodes(names, ', ', (name) => (
        <code dir="ltr">{name}</code>
      ))}
    </ApiSentence>
  );
}

interface PartProps {
  labels: ApiLabels;
  /** Slug that prefixes the section ids on a page with several components. */
  scope?: string | undefined;
}

interface InheritanceProps extends PartProps {
  inherits: NonNullable<ComponentApi['inherits']>;
  inherited: readonly InheritedProps[];
}

function Inheritance({ inherits: { name, href }, inherited, labels, scope }: InheritanceProps) {
  const localPath = useLocalPath();
  const isElement = /^[a-z]/.test(name);
  const code = <code dir="ltr">{name}</code>;
  return (
    <ApiSection
      level={scope === undefined ? 'h3' : 'h4'}
      id={sectionAnchor('inheritance', scope)}
      text={labels.inheritance}
    >
      <ApiSentence label={isElement ? labels.inheritsElement : labels.inheritsComponent}>
        {href === undefined ? code : <a href={localPath(href)}>{code}</a>}
      </ApiSentence>
      {inherited.map((parent) => (
        <InheritedTable key={parent.name} inherited={parent} labels={labels} />
      ))}
    </ApiSection>
  );
}

function ThemeDefaultProps({ themeKey, labels, scope }: PartProps & { themeKey: string }) {
  return (
    <ApiSection
      level={scope === undefined ? 'h3' : 'h4'}
      id={sectionAnchor('themeDefaultProps', scope)}
      text={labels.themeDefaultProps}
    >
      <ApiSentence label={labels.themeKey}>
        <code dir="ltr">{themeKey}</code>
      </ApiSentence>
    </ApiSection>
  );
}
