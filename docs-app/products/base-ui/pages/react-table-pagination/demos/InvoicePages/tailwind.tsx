import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useTheme } from '@mui/system';

const invoices = [311, 312, 313, 314, 315, 316, 317, 318];

export default function InvoicePages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <ul className="min-h-19.5 m-0 ps-5">
        {invoices.slice(page * 3, page * 3 + 3).map((invoice) => (
          <li key={invoice}>Invoice {invoice}</li>
        ))}
      </ul>
      <TablePagination
        className="[&_.base-TablePagination-toolbar]:flex [&_.base-TablePagination-toolbar]:items-center [&_.base-TablePagination-toolbar]:gap-3 [&_.base-TablePagination-actions]:flex [&_.base-TablePagination-actions]:gap-2 [&_button]:min-w-10 [&_button]:min-h-9 [&_button]:border [&_button]:border-[#6b7689] [&_button]:rounded-lg [&_button]:bg-white [&_button]:text-inherit [&_button]:[font:inherit] [&_button]:cursor-pointer [&_button:focus-visible]:outline-3 [&_button:focus-visible]:outline-[#1a5fb4] [&_button:focus-visible]:outline-offset-2 [&_button:disabled]:opacity-50 [&_button:disabled]:cursor-default dark:[&_button]:border-[#8d99ad] dark:[&_button]:bg-[#1b2230] dark:[&_button:focus-visible]:outline-[#8ab8ff]"
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
    </div>
  );
}
