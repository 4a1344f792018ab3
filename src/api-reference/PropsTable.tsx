import { parameterAnchor, propAnchor, returnValueAnchor } from './apiAnchors.ts';
import { ApiType, ApiValue } from './ApiCode.tsx';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import { ApiCell, ApiRow, ApiTable, type ApiMark } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { DeprecatedNote } from './DeprecatedNote.tsx';
import { HistoryNote } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';
import type { ParamApi, PropApi } from './apiReference.types.ts';

export interface PropsTableProps {
  /** Last segment of the component's page URL; prefixes the row anchors. */
  slug: string;
  /** Props in display order. */
  props: readonly PropApi[];
  /** URLs of the documented types, by type name. */
  typeLinks?: Readonly<Record<string, string>> | undefined;
  /** Kind of the rows: component props, hook parameters or fields of a return value. */
  kind?: keyof typeof KINDS;
}

const KINDS = {
  props: { none: 'noProps', anchorOf: propAnchor },
  parameters: { none: 'noParameters', anchorOf: parameterAnchor },
  returnValue: { none: 'noProps', anchorOf: returnValueAnchor },
} as const;

/**
 * Lists the props of a component, or the parameters or return value of a hook.
 * Omits the column of defaults when no row has one.
 */
export function PropsTable({ slug, props, typeLinks, kind = 'props' }: PropsTableProps) {
  const labels = useApiLabels();
  if (props.length === 0) return <p>{labels[KINDS[kind].none]}</p>;
  const hasDefaults = props.some((prop) => prop.default !== undefined);
  const { name, type, default: value, description } = labels;
  return (
    <ApiTable
      kind="props"
      label={labels[kind]}
      columns={[name, type, ...(hasDefaults ? [value] : []), description]}
    >
      {props.map((prop) => (
        <PropRow
          key={prop.name}
          slug={slug}
          kind={kind}
          prop={prop}
          typeLinks={typeLinks}
          labels={labels}
          hasDefaults={hasDefaults}
        />
      ))}
    </ApiTable>
  );
}

interface PropRowProps {
  slug: string;
  kind: keyof typeof KINDS;
  prop: PropApi;
  typeLinks: PropsTableProps['typeLinks'];
  labels: ApiLabels;
  hasDefaults: boolean;
}

function PropRow({ slug, kind, prop, typeLinks, labels, hasDefaults }: PropRowProps) {
  const { anchorOf } = KINDS[kind];
  const isLong = prop.default?.includes('\n');
  const short = isLong ? undefined : prop.default;
  const marks: (ApiMark | false)[] = [
    prop.required && { kind: 'required', text: labels.required },
    prop.deprecated !== undefined && { kind: 'deprecated', text: labels.deprecated },
  ];
  return (
    <ApiRow
      id={anchorOf(slug, prop.name)}
      name={prop.name}
      marks={marks.filter((mark) => mark !== false)}
    >
      <ApiCell>
        <ApiType type={prop.type} links={typeLinks} />
      </ApiCell>
      {hasDefaults && <ApiCell>{short !== undefined && <ApiValue value={short} />}</ApiCell>}
      <ApiCell kind="text">
        <ApiText text={prop.description} html={prop.descriptionHtml} />
        {prop.params && <Params params={prop.params} label={labels.parameters} />}
        {isLong && <LongDefault value={prop.default} label={labels.default} />}
        <DeprecatedNote of={prop} labels={labels} />
        <HistoryNote of={prop} labels={labels} />
        <UsedIn of={prop} labels={labels} />
      </ApiCell>
    </ApiRow>
  );
}

/** Renders a multi-line default in the description, because its column is too narrow. */
function LongDefault({ value = '', label }: { value?: string; label: string }) {
  return (
    <div data-part="">
      <p>{label}</p>
      <ApiValue value={value} />
    </div>
  );
}

function Params({ params, label }: { params: readonly ParamApi[]; label: string }) {
  return (
    <div data-part="">
      <p>{label}</p>
      <dl>
        {params.map(({ name, description, descriptionHtml }) => (
          <div key={name}>
            <dt>
              <ApiValue value={name} />
            </dt>
            <dd>
              <ApiText text={description} html={descriptionHtml} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
