import { useLocalPath, useTranslate } from '../i18n/index.ts';
import { PlainMessage } from './PlainMessage.styles.ts';

/** Renders the offline page with an explanation and a link to the home page. */
export function OfflineView() {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <PlainMessage>
      <h1>{translate('offline.title')}</h1>
      <p>{translate('offline.lead')}</p>
      <p>{translate('offline.again')}</p>
      <p>
        <a href={localPath('/')}>{translate('notFound.home')}</a>
      </p>
    </PlainMessage>
  );
}
