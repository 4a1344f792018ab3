import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const harbors = [
  { name: 'Bergen', text: '12 of 20 berths are free.' },
  { name: 'Turku', text: '3 of 14 berths are free.' },
  { name: 'Porto', text: 'All 30 berths are taken.' },
];

export default function SectionCards() {
  return (
    <AccordionGroup disableDivider sx={{ maxWidth: 440, gap: 1 }}>
      {harbors.map(({ name, text }) => (
        <Accordion key={name} variant="soft" sx={{ borderRadius: 'sm' }}>
          <AccordionSummary indicator={null}>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
