import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { exportAnchor, toComponentSlug } from './apiAnchors.ts';
import type { ComponentChange, EntryChange } from './apiReference.types.ts';
import { ApiRow, ApiTable, type ApiMark } from './ApiTable.tsx';
import { ApiSection } from './ApiSection.tsx';
import { ChangeListRoot } from './ChangeList.styles.ts';
import { fillLabel } from './fillLabel.ts';
import { groupChanges, type ChangedComponent, type GroupedChanges } from './groupChanges.ts';

export interface ChangeListProps {
  /** Components that differ, in display order. */
  changes: readonly ComponentChange[];
}

/** Lists the differences between two releases, starting with breaking changes. */
export function ChangeList({ changes }: ChangeListProps) {
  const translate = useTranslate();
  const { whole, breaking, changed } = groupChanges(changes);
  return (
    <ChangeListRoot lang={useInterfaceLang()}>
      <p>{changes.length === 0 ? translate('changes.none') : summarize(changes, translate)}</p>
      <WholeComponents what="removed" components={whole.removed} isBreaking />
      <ChangedComponents section="breaking" components={breaking} />
      <WholeComponents what="deprecated" components={whole.deprecated} />
      <ChangedComponents section="changed" components={changed} />
      <WholeComponents what="added" components={whole.added} />
    </ChangeListRoot>
  );
}

/** Writes the numbers of changed components and breaking changes. */
function summarize(
  changes: readonly ComponentChange[],
  translate: ReturnType<typeof useTranslate>,
): string {
  const breaking = changes.map(({ what, entries }) =>
    what === 'removed' ? 1 : entries.filter((entry) => entry.breaking).length,
  );
  const values = { count: changes.length, breaking: breaking.reduce((sum, part) => sum + part, 0) };
  return fillLabel(translate('changes.summary'), values);
}

function useBreakingMark(isBreaking: boolean): ApiMark[] {
  const translate = useTranslate();
  return isBreaking ? [{ kind: 'breaking', text: translate('changes.mark') }] : [];
}

interface WholeComponentsProps {
  what: keyof GroupedChanges['whole'];
  components: readonly ComponentChange[];
  isBreaking?: boolean;
}

function WholeComponents({ what, components, isBreaking = false }: WholeComponentsProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const marks = useBreakingMark(isBreaking);
  if (components.length === 0) return null;
  const text = translate(`changes.${what}`);
  return (
    <ApiSection id={what} text={text}>
      <ApiTable
        kind="changes"
        label={text}
        columns={[translate('api.name'), translate('changes.package')]}
      >
        {components.map(({ name, packageName, href }) => (
          <ApiRow
            key={`${packageName} ${name}`}
            id={`${what}-${exportAnchor(toComponentSlug(name))}`}
            href={href === undefined ? null : localPath(href)}
            name={name}
            marks={marks}
          >
            <code dir="ltr">{packageName}</code>
          </ApiRow>
        ))}
      </ApiTable>
    </ApiSection>
  );
}

interface ChangedComponentsProps {
  section: 'breaking' | 'changed';
  components: readonly ChangedComponent[];
}

function ChangedComponents({ section, components }: ChangedComponentsProps) {
  const translate = useTranslate();
  if (components.length === 0) return null;
  return (
    <ApiSection id={section} text={translate(`changes.${section}`)}>
      {components.map((one) => (
        <Component key={one.id} {...one} />
      ))}
    </ApiSection>
  );
}

function Component({ id, component: { name, href }, entries }: ChangedComponent) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <section data-api-export="">
      <h3 id={id}>
        {href === undefined ? <code>{name}</code> : <a href={localPath(href)}>{name}</a>}
      </h3>
      <ApiTable
        kind="changes"
        label={name}
        columns={[translate('api.name'), translate('changes.change')]}
      >
        {entries.map((entry) => (
          <EntryRow key={entry.id} {...entry} />
        ))}
      </ApiTable>
    </section>
  );
}

function EntryRow({ id, name, isBreaking, changes }: ChangedComponent['entries'][number]) {
  const marks = useBreakingMark(isBreaking);
  const isClass = changes[0]?.kind === 'classes';
  return (
    <ApiRow id={id} href={null} name={isClass ? `.${name}` : name} marks={marks}>
      {changes.map((change) => (
        <Change key={change.what} change={change} />
      ))}
    </ApiRow>
  );
}

const LABELS = {
  props: {
    added: 'changes.props.added',
    removed: 'changes.props.removed',
    deprecated: 'changes.props.deprecated',
  },
  slots: {
    added: 'changes.slots.added',
    removed: 'changes.slots.removed',
    deprecated: 'changes.slots.deprecated',
  },
  classes: {
    added: 'changes.classes.added',
    removed: 'changes.classes.removed',
    deprecated: 'changes.classes.deprecated',
  },
} as const;

/** Renders one change of an entry, with the old and new text of a type or default. */
function Change({ change: { kind, what, before = '', after = '' } }: { change: EntryChange }) {
  const translate = useTranslate();
  if (what === 'required')
    return <p>{translate(after === 'true' ? 'changes.required' : 'changes.optional')}</p>;
  if (what !== 'type' && what !== 'default') return <p>{translate(LABELS[kind][what])}</p>;
  return (
    <div>
      <p>{translate(`changes.${what}`)}</p>
      <pre dir="ltr">
        {before !== '' && <del>{after === '' ? before : `${before}\n`}</del>}
        {after !== '' && <ins>{after}</ins>}
      </pre>
    </div>
  );
}
