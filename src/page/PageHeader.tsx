import { styled } from '@mui/material/styles';

export interface PageHeaderProps {
  /** Heading of the page. */
  title: string;
  /** One sentence under the title. */
  description: string;
}

/** Renders a page's title and description. */
export function PageHeader({ title, description }: PageHeaderProps) {
  return (
    <HeaderRoot>
      <h1>{title}</h1>
      <p>{description}</p>
    </HeaderRoot>
  );
}

const HeaderRoot = styled('header')(({ theme }) => ({
  marginBlockEnd: theme.spacing(4),
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& p': {
    marginBlock: theme.spacing(1.5, 0),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.125rem',
    lineHeight: 1.55,
    textWrap: 'pretty',
  },
}));
