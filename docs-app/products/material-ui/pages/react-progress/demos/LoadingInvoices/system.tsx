import CircularProgress from '@mui/material/CircularProgress';

export default function LoadingInvoices() {
  return <CircularProgress aria-label="Loading the invoices" />;
}
