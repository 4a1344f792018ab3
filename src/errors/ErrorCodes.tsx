import { useTranslate } from '../i18n/index.ts';
import type { ErrorEntry } from './errorTable.types.ts';
import { InlineCode } from './ErrorText.tsx';

export interface ErrorCodesProps {
  entries: readonly ErrorEntry[];
  /** Name of the table for assistive technology. */
  label: string;
}

/** Lists error codes: what each says, and how to fix it. */
export function ErrorCodes({ entries, label }: ErrorCodesProps) {
  const translate = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <div data-table="" tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('errors.code')}</th>
            <th scope="col">{translate('errors.message')}</th>
            <th scope="col">{translate('errors.fix')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ code, text, fix, releases }) => (
            <tr key={`${code} ${text}`}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td lang="en" dir="ltr">
                <InlineCode text={text} />
                {releases.length > 0 && (
                  <>
                    <br />
                    <small>{releases.join(', ')}</small>
                  </>
                )}
              </td>
              <td lang="en" dir="ltr">
                <InlineCode text={fix} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
