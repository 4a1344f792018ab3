import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ReturnPolicy() {
  return (
    <Accordion>
      <AccordionSummary
        id="return-policy"
        aria-controls="return-policy-text"
        expandIcon={<ExpandMoreIcon />}
      >
        Return policy
      </AccordionSummary>
      <AccordionDetails>You can return each order within 30 days.</AccordionDetails>
    </Accordion>
  );
}
