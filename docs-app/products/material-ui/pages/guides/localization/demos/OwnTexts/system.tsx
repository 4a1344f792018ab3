import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function OwnTexts() {
  const [page, setPage] = React.useState(0);

  return (
    <TablePagination
      component="div"
      count={84}
      page={page}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to, count }) => `Parcels ${from} to ${to} of ${count}`}
      getItemAriaLabel={(type) => `${type === 'next' ? 'Later' : 'Earlier'} parcels`}
      onPageChange={(_, next) => setPage(next)}
    />
  );
}
