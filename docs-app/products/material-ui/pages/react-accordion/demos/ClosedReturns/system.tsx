import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Typography from '@mui/material/Typography';

export default function ClosedReturns() {
  return (
    <div>
      <Accordion disabled>
        <AccordionSummary
          id="closed-returns"
          aria-controls="closed-returns-text"
          expandIcon={<ExpandMoreIcon />}
        >
          Return this order
        </AccordionSummary>
        <AccordionDetails>Choose the parcels to return.</AccordionDetails>
      </Accordion>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Returns open when the order is delivered.
      </Typography>
    </div>
  );
}
