import { Button } from '@mui/base/Button';
import './InvoiceLinks.css';

export default function InvoiceLinks() {
  return (
    <div className="InvoiceLinks">
      <Button className="InvoiceLinks-button" href="#invoice-318">
        Open invoice 318
      </Button>
      <Button className="InvoiceLinks-button" href="#invoices">
        All invoices
      </Button>
    </div>
  );
}
