import { useLocalPath, useTranslate } from '../i18n/index.ts';
import type { PageLink } from './pageData.types.ts';
import { PlainMessage } from './PlainMessage.styles.ts';

/** Page that the 404 page suggests. */
export interface PageSuggestion extends PageLink {
  /** Name of the library that the page documents. */
  library?: string | undefined;
}

export interface NotFoundViewProps {
  /** Pages with the same or a similar name, best match first. */
  suggestions: readonly PageSuggestion[];
  /** Title of the planned page at this URL; undefined when no page is planned. */
  planned?: string | undefined;
}

/** Renders the 404 page with links to similar pages; explains when the page is planned (NAV-21). */
export function NotFoundView({ suggestions, planned }: NotFoundViewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <PlainMessage>
      <h1>{translate(planned === undefined ? 'notFound.title' : 'notFound.planned')}</h1>
      <p>
        {planned === undefined
          ? translate('notFound.lead')
          : translate('notFound.plannedLead', { title: planned })}
      </p>
      <div hidden={suggestions.length === 0}>
        <h2>{translate('notFound.suggestions')}</h2>
        <ul>
          {suggestions.map(({ pathname, title, library }) => (
            <li key={pathname}>
              <a href={localPath(pathname)}>
                <bdi lang="en">{title}</bdi>
                {library !== undefined && (
                  <>
                    {' · '}
                    <bdi lang="en">{library}</bdi>
                  </>
                )}
              </a>{' '}
              <span dir="ltr">{pathname}</span>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <a href={localPath('/')}>{translate('notFound.home')}</a>
      </p>
    </PlainMessage>
  );
}
