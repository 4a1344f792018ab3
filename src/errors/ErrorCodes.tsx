import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ErrorCodesRoot } from './ErrorCodes.styles.ts';
import type { ErrorEntry } from './errorTable.types.ts';
import { InlineCode } from './ErrorText.tsx';

export interface ErrorCodesProps {
  /** Codes with their messages and fixes. */
  entries: readonly ErrorEntry[];
  /** Accessible name of the table. */
  label: string;
}

/**
 * Lists error codes with their message and fix.
 * Explicit roles keep the table semantics when narrow screens show cards.
 */
export function ErrorCodes({ entries, label }: ErrorCodesProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const fixLabel = translate('errors.fix');
  // A table without rows would have an empty row group.
  if (entries.length === 0) return <p lang={lang}>{translate('errors.none')}</p>;
  return (
    <ErrorCodesRoot data-table="" tabIndex={0} lang={lang}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {translate('errors.code')}
            </th>
            <th role="columnheader" scope="col">
              {translate('errors.message')}
            </th>
            <th role="columnheader" scope="col">
              {fixLabel}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map(({ code, text, fix, releases }) => (
            <tr key={`${code} ${text} ${fix}`} role="row">
              <th role="rowheader" scope="row" lang="en">
                <BreakableCode code={code} />
              </th>
              <td role="cell" lang="en" dir="ltr">
                <InlineCode text={text} />
                {releases.length > 0 && <small>{releases.join(', ')}</small>}
              </td>
              <td role="cell" dir="ltr" data-label={fixLabel}>
                {fix && (
                  <span lang="en">
                    <InlineCode text={fix} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ErrorCodesRoot>
  );
}

/** Renders an error code with a possible line break after its first slash. */
function BreakableCode({ code }: { code: string }) {
  const [first, ...segments] = code.split('/');
  if (segments.length === 0) return <code>{code}</code>;
  return (
    <code>
      {first}/<wbr />
      {segments.join('/')}
    </code>
  );
}
