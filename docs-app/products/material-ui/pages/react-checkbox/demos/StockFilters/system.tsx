import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const filters = ['In stock', 'On sale', 'Made in Europe'];

export default function StockFilters() {
  return (
    <FormGroup role="group" aria-label="Filters">
      {filters.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox size="small" />}
        />
      ))}
    </FormGroup>
  );
}
