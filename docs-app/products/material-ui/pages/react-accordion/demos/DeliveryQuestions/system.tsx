import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { id: 'when', title: 'When does it arrive?', text: 'Two working days after we packed it.' },
  { id: 'where', title: 'Can a neighbor take it?', text: 'Yes. Name one on the order.' },
  { id: 'return', title: 'How do I send it back?', text: '', closed: true },
];

export default function DeliveryQuestions() {
  const [open, setOpen] = React.useState('when');
  const [answered, setAnswered] = React.useState<string[]>([]);

  return (
    <div>
      {questions.map(({ id, title, text, closed }) => (
        <Accordion
          key={id}
          disabled={closed}
          expanded={id === open}
          onChange={(_, expanded) => setOpen(expanded ? id : '')}
        >
          <AccordionSummary
            id={`delivery-${id}`}
            aria-controls={`delivery-${id}-text`}
            expandIcon={<ExpandMoreIcon />}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
          <AccordionActions>
            <span role="status">{answered.includes(id) && 'Thank you.'}</span>
            <Button onClick={() => setAnswered([...answered, id])}>This helped</Button>
          </AccordionActions>
        </Accordion>
      ))}
    </div>
  );
}
