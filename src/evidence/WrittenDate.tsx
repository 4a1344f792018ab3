import { useLanguage } from '../i18n/index.ts';

/** Formats an ISO date in the user's language. */
export function WrittenDate({ date }: { date: string }) {
  const language = useLanguage();
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(date));
  return <time dateTime={date.slice(0, 10)}>{written}</time>;
}
