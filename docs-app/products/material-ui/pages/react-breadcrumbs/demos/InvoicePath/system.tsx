import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function InvoicePath() {
  return (
    <Breadcrumbs aria-label="Invoice path">
      <Link href="#accounts">Accounts</Link>
      <Link href="#invoices">Invoices</Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Invoice 31
      </Typography>
    </Breadcrumbs>
  );
}
