import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

const perPage = 3;
const invoices = Array.from({ length: 29 }, (_, index) => `Invoice ${index + 1}`);

export default function InvoicePages() {
  const [page, setPage] = React.useState(1);
  const start = (page - 1) * perPage;
  const shown = invoices.slice(start, start + perPage);

  return (
    <div>
      <Typography role="status">
        {start + 1} to {start + shown.length} of {invoices.length}
      </Typography>
      <List dense>
        {shown.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Invoices"
        count={Math.ceil(invoices.length / perPage)}
        page={page}
        onChange={(_event, value) => setPage(value)}
        siblingCount={0}
      />
    </div>
  );
}
