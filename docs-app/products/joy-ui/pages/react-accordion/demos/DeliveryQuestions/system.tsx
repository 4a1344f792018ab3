import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import SvgIcon from '@mui/joy/SvgIcon';

const questions = [
  { title: 'When will my order arrive?', text: 'Two working days after we have packed it.' },
  { title: 'Can I change the address?', text: 'Yes, until the van leaves at six in the morning.' },
  { title: 'Who carries it upstairs?', text: 'Our drivers do, up to the third floor.' },
];

export default function DeliveryQuestions() {
  const [open, setOpen] = React.useState<string | null>(questions[0]?.title ?? null);

  return (
    <AccordionGroup
      variant="outlined"
      size="lg"
      transition={{ initial: '0.2s', expanded: '0.4s ease' }}
      sx={{ maxWidth: 440, borderRadius: 'md' }}
    >
      {questions.map(({ title, text }, index) => (
        <Accordion
          key={title}
          accordionId={`question-${index}`}
          expanded={open === title}
          onChange={(_, expanded) => setOpen(expanded ? title : null)}
        >
          <AccordionSummary
            variant={open === title ? 'soft' : 'plain'}
            color={open === title ? 'primary' : 'neutral'}
            indicator={
              <SvgIcon size="sm">
                <path d="M12 16 5 9l1.5-1.5L12 13l5.5-5.5L19 9z" />
              </SvgIcon>
            }
          >
            {title}
          </AccordionSummary>
          <AccordionDetails slotProps={{ content: { sx: { paddingBlockStart: 1 } } }}>
            {text}
          </AccordionDetails>
        </Accordion>
      ))}
      <Accordion disabled>
        <AccordionSummary>Can I return it? (from May on)</AccordionSummary>
        <AccordionDetails>Within thirty days.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
