import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

const limits = {
  minDate: dayjs('2026-01-01'),
  maxDate: dayjs('2026-03-31'),
  disablePast: false,
  disableFuture: false,
};

const payments = [
  { invoice: 'R-118', paid: '2026-02-27' },
  { invoice: 'R-119', paid: '2025-12-30' },
  { invoice: 'R-120', paid: 'unknown' },
];

function Payment({ invoice, paid }: { invoice: string; paid: string }) {
  const { validationError } = useValidation({
    validator: validateDate,
    value: dayjs(paid),
    timezone: 'default',
    props: limits,
  });

  return (
    <ListItem divider>
      <ListItemText primary={`${invoice}: ${paid}`} secondary={validationError ?? 'valid'} />
    </ListItem>
  );
}

export default function ImportedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <List dense aria-label="Imported payments" sx={{ maxWidth: 320 }}>
        {payments.map((payment) => (
          <Payment key={payment.invoice} {...payment} />
        ))}
      </List>
    </LocalizationProvider>
  );
}
