import { Button } from '@mui/base/Button';

const link =
  'rounded-lg border border-[#1a5fb4] px-4 py-2 font-semibold text-[#1a5fb4] no-underline outline-offset-2 outline-[#1a5fb4] hover:bg-[#e4ecf6] dark:border-[#8ab8ff] dark:text-[#8ab8ff] dark:outline-[#8ab8ff] dark:hover:bg-[#283449] [&.base--focusVisible]:outline-3';

export default function InvoiceLinks() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button className={link} href="#invoice-318">
        Open invoice 318
      </Button>
      <Button className={link} href="#invoices">
        All invoices
      </Button>
    </div>
  );
}
