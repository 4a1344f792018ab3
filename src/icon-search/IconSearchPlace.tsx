import { useInterfaceLang, useLanguage, useTranslate } from '../i18n/index.ts';
import { PlaceRoot } from './IconSearch.styles.ts';

export interface IconSearchPlaceProps {
  /** URL of the index of the icons. */
  indexUrl: string;
  /** URL of the text file that lists all exports. */
  namesUrl: string;
  /** Number of exports. */
  count: number;
}

/** Reserves space for the search in a prerendered article and links to the list of all names. */
export function IconSearchPlace({ indexUrl, namesUrl, count }: IconSearchPlaceProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const written = new Intl.NumberFormat(useLanguage()).format(count);
  return (
    <>
      <PlaceRoot data-icon-search={indexUrl} data-near="" />
      <p lang={lang}>
        <a href={namesUrl} data-native="">
          {translate('icons.names', { count: written })}
        </a>
      </p>
    </>
  );
}
