import { useTranslate } from '../i18n/index.ts';

/** Renders the arrow of a link that opens another site, with a label for screen readers. */
export function ExternalMark() {
  const translate = useTranslate();
  return (
    <span role="img" aria-label={translate('nav.external')}>
      ↗
    </span>
  );
}
