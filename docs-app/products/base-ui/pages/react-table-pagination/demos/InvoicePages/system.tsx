import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled, useTheme } from '@mui/system';

const invoices = [311, 312, 313, 314, 315, 316, 317, 318];

export default function InvoicePages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);

  return (
    <Column>
      <List>
        {invoices.slice(page * 3, page * 3 + 3).map((invoice) => (
          <li key={invoice}>Invoice {invoice}</li>
        ))}
      </List>
      <Pages
        count={invoices.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={3}
        rowsPerPageOptions={[]}
        slots={{ root: 'div', displayedRows: 'output' }}
        slotProps={{
          spacer: { hidden: true },
          actions: { direction: direction === 'rtl' ? 'rtl' : 'ltr' },
        }}
      />
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const List = styled('ul')({
  minHeight: 78,
  margin: 0,
  paddingInlineStart: 20,
});

const Pages = styled(TablePagination)(({ theme }) => ({
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
  },
  [`& .${tablePaginationClasses.actions}`]: { display: 'flex', gap: theme.spacing(1) },
  '& button': {
    minWidth: 40,
    minHeight: 36,
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
  '& button:disabled': { opacity: 0.5, cursor: 'default' },
}));
