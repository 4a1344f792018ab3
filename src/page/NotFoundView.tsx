import { useLocalPath, useTranslate } from '../i18n/index.ts';
import type { PageLink } from './pageData.types.ts';
import { PlainMessage } from './PlainMessage.styles.ts';

export interface NotFoundViewProps {
  /** Pages with a similar pathname, best match first. */
  suggestions: readonly PageLink[];
}

/** Renders the 404 page with links to similar pages. */
export function NotFoundView({ suggestions }: NotFoundViewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <PlainMessage>
      <h1>{translate('notFound.title')}</h1>
      <p>{translate('notFound.lead')}</p>
      <div hidden={suggestions.length === 0}>
        <h2>{translate('notFound.suggestions')}</h2>
        <ul>
          {suggestions.map(({ pathname, title }) => (
            <li key={pathname}>
              <a href={localPath(pathname)}>{title}</a> <span dir="ltr">{pathname}</span>
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
