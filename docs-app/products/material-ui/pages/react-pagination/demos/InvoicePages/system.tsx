import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const perPage = 3;
const invoices = Array.from({ length: 29 }, (_, index) => `Invoice ${index + 1}`);
const pages = Math.ceil(invoices.length / perPage);

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
        count={pages}
        page={page}
        onChange={(_, value) => setPage(value)}
        siblingCount={0}
        boundaryCount={1}
        showFirstButton
        showLastButton
        variant="text"
        shape="rounded"
        color="primary"
        getItemAriaLabel={(type, number) =>
          type === 'page' ? `Page ${number}` : `The ${type} page`
        }
        renderItem={(item) => (
          <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
        )}
      />
    </div>
  );
}
