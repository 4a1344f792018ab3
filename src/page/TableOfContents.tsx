import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { PageHeading } from './pageData.types.ts';
import { useActiveHeading } from './useActiveHeading.ts';
import { useEntryInView } from './useEntryInView.ts';

export interface TableOfContentsProps {
  /** Headings of the page, in order. */
  headings: readonly PageHeading[];
}

/** Lists the headings of a page, marks the active heading and scrolls it into view. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const active = useActiveHeading(headings);
  const ref = React.useRef<HTMLElement>(null);
  useEntryInView(ref, active);
  if (headings.length === 0) return null;
  return (
    <TocRoot ref={ref} aria-label={translate('page.toc')}>
      <p>{translate('page.tocTitle')}</p>
      <ul>
        {headings.map(({ id, text, depth, translated }) => (
          <li key={id} data-depth={depth}>
            <a
              href={`#${id}`}
              lang={translated ? undefined : lang && 'en'}
              aria-current={id === active ? 'location' : undefined}
              onClick={closePopover}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </TocRoot>
  );
}

/** Closes the table of contents, a popover on small screens, so that the heading is visible. */
function closePopover({ currentTarget }: React.MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
}

const TocRoot = styled('nav')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& p': {
    margin: theme.spacing(0, 0, 1),
    paddingInlineStart: theme.spacing(1.75),
    color: theme.vars.palette.text.secondary,
    fontSize: '0.6875rem',
    fontWeight: 700,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'block',
    paddingBlock: 5,
    paddingInlineStart: theme.spacing(1.5),
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.main,
      fontWeight: 500,
    },
    '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
  },
  '& [data-depth="3"] a': { paddingInlineStart: theme.spacing(3) },
}));
