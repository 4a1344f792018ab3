import { styled } from '@mui/material/styles';
import { useLanguage, useTranslate } from '../i18n/index.ts';
import { ExternalMark } from '../product/index.ts';

export interface PageFooterProps {
  /** Date of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
  /** URL where the page's source can be edited. */
  editUrl?: string;
}

/** Renders the edit link and the date of the last change. */
export function PageFooter({ lastUpdated, editUrl }: PageFooterProps) {
  const translate = useTranslate();
  if (!lastUpdated && !editUrl) return null;
  return (
    <FooterRoot>
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener">
          {translate('page.edit')} <ExternalMark />
        </a>
      )}
      {lastUpdated && <LastUpdated day={lastUpdated} />}
    </FooterRoot>
  );
}

function LastUpdated({ day }: { day: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  // Browsers format dates differently, so the prerendered text may differ at hydration.
  return (
    <time dateTime={day} suppressHydrationWarning>
      {translate('page.lastUpdated', { date })}
    </time>
  );
}

const FooterRoot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBlockStart: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '& [role="img"]': { fontSize: '0.75rem' },
}));
