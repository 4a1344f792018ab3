import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useTheme } from '@mui/system';
import './InvoicePages.css';

const invoices = [311, 312, 313, 314, 315, 316, 317, 318];

export default function InvoicePages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);

  return (
    <div className="InvoicePages">
      <ul className="InvoicePages-list">
        {invoices.slice(page * 3, page * 3 + 3).map((invoice) => (
          <li key={invoice}>Invoice {invoice}</li>
        ))}
      </ul>
      <TablePagination
        className="InvoicePages-pages"
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
