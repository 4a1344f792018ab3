import * as React from 'react';
import { TablePagination, type TablePaginationActionsSlotProps } from '@mui/base/TablePagination';

const parcels = Array.from({ length: 14 }, (_, index) => index + 1);

function PageNumbers(props: TablePaginationActionsSlotProps) {
  const { count, onPageChange, page, rowsPerPage } = props;
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return pages.map((index) => (
    <button
      className="size-9 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&[aria-current='page']]:border-[#1a5fb4] [&[aria-current='page']]:bg-[#e4ecf6] [&[aria-current='page']]:font-semibold focus-visible:outline-3 dark:[&[aria-current='page']]:border-[#8ab8ff] dark:[&[aria-current='page']]:bg-[#283449]"
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
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <span>Parcels {shown.join(', ')}</span>
      <TablePagination
        count={parcels.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={4}
        rowsPerPageOptions={[]}
        slots={{ root: 'div', displayedRows: 'output', actions: PageNumbers }}
        slotProps={{ toolbar: { className: 'flex flex-wrap items-center gap-2' } }}
      />
    </div>
  );
}
