import { parameterAnchor, propAnchor, returnValueAnchor } from './apiAnchors.ts';
import { ApiType, ApiValue } from './ApiCode.tsx';
import { ApiDefault } from './ApiDefault.tsx';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import { ApiRow, ApiTable, type ApiMark } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { DeprecatedNote } from './DeprecatedNote.tsx';
import { HistoryNote, type LinkChange } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';
import type { ParamApi, PropApi } from './apiReference.types.ts';

export interface PropsTableProps {
  /** Last segment of the component's page URL, or the hook's anchor; prefixes the row anchors. */
  slug: string;
  /** Props in display order. */
  props: readonly PropApi[];
  /** URLs of the documented types, by type name. */
  typeLinks?: Readonly<Record<string, string>> | undefined;
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange | undefined;
  /** Kind of the rows: component props, hook parameters or fields of a return value. */
  kind?: keyof typeof KINDS;
}

const KINDS = {
  props: { none: 'noProps', anchorOf: propAnchor },
  parameters: { none: 'noParameters', anchorOf: parameterAnchor },
  returnValue: { none: 'noProps', anchorOf: returnValueAnchor },
} as const;

/** Lists the props of a component, or the parameters or return value of a hook. */
export function PropsTable({ props, kind = 'props', ...rowProps }: PropsTableProps) {
  const labels = useApiLabels();
  if (props.length === 0) return <p>{labels[KINDS[kind].none]}</p>;
  return (
    <ApiTable label={labels[kind]} columns={[labels.name, labels.description]}>
      {props.map((prop) => (
        <PropRow key={prop.name} {...rowProps} kind={kind} prop={prop} labels={labels} />
      ))}
    </ApiTable>
  );
}

interface PropRowProps extends Omit<PropsTableProps, 'props'> {
  kind: keyof typeof KINDS;
  prop: PropApi;
  labels: ApiLabels;
}

function PropRow({ slug, kind, prop, typeLinks, linkChange, labels }: PropRowProps) {
  const id = KINDS[kind].anchorOf(slug, prop.name);
  return (
    <ApiRow
      id={id}
      name={prop.name}
      marks={propMarks(prop, labels)}
      type={<ApiType type={prop.type} links={typeLinks} />}
    >
      {prop.default !== undefined && <ApiDefault value={prop.default} label={labels.default} />}
      <ApiText text={prop.description} html={prop.descriptionHtml} />
      {prop.params && <Params params={prop.params} label={labels.parameters} />}
      <DeprecatedNote of={prop} labels={labels} />
      <HistoryNote of={prop} id={id} linkChange={linkChange} labels={labels} />
      <UsedIn of={prop} labels={labels} />
    </ApiRow>
  );
}

/** Lists the badges of a prop. */
export function propMarks(
  prop: { required: boolean; deprecated?: string },
  labels: ApiLabels,
): ApiMark[] {
  const marks: (ApiMark | false)[] = [
    prop.required && { kind: 'required', text: labels.required },
    prop.deprecated !== undefined && { kind: 'deprecated', text: labels.deprecated },
  ];
  return marks.filter((mark) => mark !== false);
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
