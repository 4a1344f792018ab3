import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const orders = [
  { id: 'order-4711', title: 'Order 4711', text: 'Two chairs and a table' },
  { id: 'order-4712', title: 'Order 4712', text: 'A desk lamp' },
];

export default function ExpandAllOrders() {
  const [open, setOpen] = React.useState<string[]>([]);
  const allOpen = open.length === orders.length;

  return (
    <div>
      <Button onClick={() => setOpen(allOpen ? [] : orders.map(({ id }) => id))}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {orders.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open.includes(id)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, id] : open.filter((other) => other !== id))
          }
        >
          <AccordionSummary id={id} aria-controls={`${id}-text`} expandIcon={<ExpandMoreIcon />}>
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
