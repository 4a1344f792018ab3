import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkedPages() {
  return (
    <Pagination
      aria-label="Linked invoices"
      count={4}
      defaultPage={2}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component="a"
          href={`#invoices-${item.page}`}
          slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }}
        />
      )}
    />
  );
}
