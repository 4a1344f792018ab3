import * as React from 'react';
import { TablePagination, type TablePaginationActionsSlotProps } from '@mui/base/TablePagination';
import './ParcelPages.css';

const parcels = Array.from({ length: 14 }, (_, index) => index + 1);

function PageNumbers(props: TablePaginationActionsSlotProps) {
  const { count, onPageChange, page, rowsPerPage } = props;
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return pages.map((index) => (
    <button
      className="ParcelPages-button"
      key={index}
      aria-label={`Page ${index + 1}`}
      aria-current={index === page ? 'page' : undefined}
      onClick={(event) => onPageChange(event, index)}
    >
      {index + 1}
    </button>
  ));
}

export default function ParcelPages() {
  const [page, setPage] = React.useState(0);
  const shown = parcels.slice(page * 4, page * 4 + 4);

  return (
    <div className="ParcelPages">
      <span>Parcels {shown.join(', ')}</span>
      <TablePagination
        count={parcels.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={4}
        rowsPerPageOptions={[]}
        slots={{ root: 'div', displayedRows: 'output', actions: PageNumbers }}
        slotProps={{ toolbar: { className: 'ParcelPages-toolbar' } }}
      />
    </div>
  );
}
