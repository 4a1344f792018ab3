import * as React from 'react';
import {
  TablePagination,
  type TablePaginationActionsSlotProps,
  tablePaginationClasses,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const parcels = Array.from({ length: 14 }, (_, index) => index + 1);

function PageNumbers(props: TablePaginationActionsSlotProps) {
  const { count, onPageChange, page, rowsPerPage } = props;
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return pages.map((index) => (
    <Button
      key={index}
      aria-label={`Page ${index + 1}`}
      aria-current={index === page ? 'page' : undefined}
      onClick={(event) => onPageChange(event, index)}
    >
      {index + 1}
    </Button>
  ));
}

export default function ParcelPages() {
  const [page, setPage] = React.useState(0);
  const shown = parcels.slice(page * 4, page * 4 + 4);

  return (
    <Column>
      <span>Parcels {shown.join(', ')}</span>
      <TablePagination
        count={parcels.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={4}
        rowsPerPageOptions={[]}
        slots={{ root: 'div', displayedRows: 'output', actions: PageNumbers }}
      />
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
  },
}));

const Button = styled('button')({
  width: 36,
  height: 36,
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-current="page"]': {
    borderColor: colors.primary,
    backgroundColor: colors.soft,
    fontWeight: 600,
  },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
});
