import type * as React from 'react';
import { styled } from '@mui/material/styles';

export interface PageHeaderProps {
  /** Heading of the page. */
  title: string;
  /** One sentence under the title. */
  description: string;
  /** Language of the title and the description; undefined for the language around them. */
  lang?: string | undefined;
  /** Menu of the page, beside the title; below the description on small screens. */
  menu?: React.ReactNode;
}

/** Renders a page's title, its description and its menu. */
export function PageHeader({ title, description, lang, menu }: PageHeaderProps) {
  return (
    <HeaderRoot lang={lang}>
      <h1>{title}</h1>
      <p>{description}</p>
      {menu}
    </HeaderRoot>
  );
}

const HeaderRoot = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  marginBlockEnd: theme.spacing(4),
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& > p': {
    gridColumn: '1 / -1',
    marginBlock: theme.spacing(1.5, 0),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.125rem',
    lineHeight: 1.55,
    textWrap: 'pretty',
  },
  '& > div': { marginBlockStart: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: {
    '& > div': { gridArea: '1 / 2', marginBlockStart: 8, marginInlineStart: 16 },
  },
}));
