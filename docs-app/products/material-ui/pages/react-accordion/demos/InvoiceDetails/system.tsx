import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';

const invoices = [
  { number: '2025-031', lines: 'Two chairs and a table, 418 euros' },
  { number: '2025-032', lines: 'A desk lamp, 59 euros' },
];

export default function InvoiceDetails() {
  return (
    <div>
      {invoices.map(({ number, lines }, index) => (
        <Accordion
          key={number}
          square
          disableGutters
          elevation={0}
          defaultExpanded={index === 0}
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            id={`invoice-${number}`}
            aria-controls={`invoice-${number}-lines`}
            expandIcon={<AddIcon />}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1,
              [`& .${accordionSummaryClasses.expandIconWrapper}.Mui-expanded`]: {
                transform: 'rotate(45deg)',
              },
            }}
          >
            Invoice {number}
          </AccordionSummary>
          <AccordionDetails>{lines}</AccordionDetails>
          <AccordionActions disableSpacing>
            <Button aria-label={`Print ${number}`}>Print</Button>
            <Button aria-label={`Send again: ${number}`}>Send again</Button>
          </AccordionActions>
        </Accordion>
      ))}
    </div>
  );
}
