import * as React from 'react';
import { useLanguage, useLocalPath, useTranslate } from '../i18n/index.ts';
import { errorPageUrl } from '../internal/errorPageUrl.ts';
import { ExplanationRoot } from './ErrorExplanation.styles.ts';
import type { ErrorTable } from './errorTable.types.ts';
import { ERROR_LIST_ID } from './errors.constants.ts';
import { ErrorParts } from './ErrorText.tsx';
import { explainError, parseErrorSearch, type Explanation } from './explainError.ts';

export interface ErrorExplanationProps {
  /** Query of the page's URL; undefined while it is unknown, as in prerendered HTML. */
  search?: string;
  /** Error codes with their messages, or the loading state of the list. */
  table: ErrorTable;
}

/** Explains the error code in the query of the page's URL (ERR-4). */
export function ErrorExplanation({ search, table }: ErrorExplanationProps) {
  const language = useLanguage();
  return (
    <ExplanationRoot lang={language} aria-live="polite" data-error-explanation="">
      {search === undefined ? <Undecided /> : <Decided search={search} table={table} />}
    </ExplanationRoot>
  );
}

/**
 * Renders the text for URLs without an error code and the loading message; CSS shows one of them.
 * The message is in `data-text`, which keeps the message out of the page's text content.
 */
function Undecided() {
  const translate = useTranslate();
  return (
    <>
      <div data-when="no-code">
        <Purpose />
      </div>
      <p data-when="code" data-text={translate('errors.loading')} />
    </>
  );
}

function Decided({ search, table }: { search: string; table: ErrorTable }) {
  const entries = table.status === 'ready' ? table.entries : null;
  const explanation = React.useMemo(
    () => entries && explainError({ search, table: entries }),
    [search, entries],
  );
  const { code } = parseErrorSearch(search);
  if (code === '') return <Purpose />;
  if (table.status === 'failed') return <Failed code={code} />;
  return explanation ? <Explained explanation={explanation} /> : <Loading />;
}

function Explained({ explanation }: { explanation: Explanation }) {
  switch (explanation.kind) {
    case 'none':
      return <Purpose />;
    case 'unknown':
      return <Unknown {...explanation} />;
    case 'known':
      return <Known {...explanation} />;
  }
}

function Purpose() {
  const translate = useTranslate();
  return (
    <>
      <h2>{translate('errors.purposeTitle')}</h2>
      <p>{translate('errors.purpose')}</p>
      <ListLink />
    </>
  );
}

/** Links to the list of all codes on the same page. */
function ListLink() {
  const translate = useTranslate();
  return (
    <p>
      <a href={`#${ERROR_LIST_ID}`}>{translate('errors.below')}</a>
    </p>
  );
}

function Loading() {
  const translate = useTranslate();
  return <p>{translate('errors.loading')}</p>;
}

function Title({ code }: { code: string }) {
  const translate = useTranslate();
  return (
    <h2>
      {translate('errors.title')} <bdi dir="ltr">{code}</bdi>
    </h2>
  );
}

function Failed({ code }: { code: string }) {
  const translate = useTranslate();
  return (
    <>
      <Title code={code} />
      <p>{translate('errors.failed')}</p>
    </>
  );
}

function Unknown({ code, closest }: Extract<Explanation, { kind: 'unknown' }>) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <>
      <Title code={code} />
      <p>{translate('errors.unknown')}</p>
      {closest.length > 0 && (
        <>
          <p>{translate('errors.closest')}</p>
          <ul>
            {closest.map((similar) => (
              <li key={similar.code}>
                <a href={localPath(errorPageUrl(similar.code))}>
                  <bdi dir="ltr">{similar.code}</bdi>
                </a>{' '}
                <small lang="en" dir="auto">
                  {similar.text}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <ListLink />
    </>
  );
}

function Known({ code, messages, surplus }: Extract<Explanation, { kind: 'known' }>) {
  const translate = useTranslate();
  return (
    <>
      <Title code={code} />
      {messages.length > 1 && <p>{translate('errors.several')}</p>}
      {messages.map(({ text, fix, releases }) => (
        <React.Fragment key={releases.join()}>
          <blockquote lang="en" dir="ltr">
            <p>
              <ErrorParts parts={text} />
            </p>
            {fix.length > 0 && (
              <p>
                <ErrorParts parts={fix} />
              </p>
            )}
          </blockquote>
          {releases.length > 0 && (
            <p>
              <small>
                {translate('errors.releases')} <bdi dir="ltr">{releases.join(', ')}</bdi>
              </small>
            </p>
          )}
        </React.Fragment>
      ))}
      {surplus.length > 0 && (
        <>
          <p>{translate('errors.surplus')}</p>
          <ul>
            {surplus.map((value, index) => (
              <li key={`${index}-${value}`}>
                <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
