import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function OrderSections() {
  return (
    <AccordionGroup sx={{ maxWidth: 440 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Items</AccordionSummary>
        <AccordionDetails>Two chairs and a table, 418 euros.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>By courier to Bergen, on 12 March.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Payment</AccordionSummary>
        <AccordionDetails>Invoice 2041, due on 17 March.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
