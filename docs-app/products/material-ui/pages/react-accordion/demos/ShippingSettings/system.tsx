import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Typography from '@mui/material/Typography';

export default function ShippingSettings() {
  return (
    <Accordion>
      <AccordionSummary
        id="shipping-carrier"
        aria-controls="shipping-carrier-text"
        expandIcon={<ExpandMoreIcon />}
      >
        <Typography component="span" sx={{ inlineSize: '40%' }}>
          Carrier
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          Harbor Line
        </Typography>
      </AccordionSummary>
      <AccordionDetails>Harbor Line delivers from Monday to Saturday.</AccordionDetails>
    </Accordion>
  );
}
