import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RequiredDate() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [reason, setReason] = React.useState<DateValidationError>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const [saved, setSaved] = React.useState(false);
  const missing = submitted && date === null;

  let message = 'March or April 2026';
  if (missing) message = 'Enter the date of the invoice.';
  else if (saved) message = 'The invoice is saved.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ maxWidth: 260, alignItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          setSaved(date !== null && reason === null);
        }}
      >
        <DatePicker
          label="Invoice date"
          value={date}
          onChange={(value) => {
            setDate(value);
            setSaved(false);
          }}
          onError={setReason}
          minDate={dayjs('2026-03-01')}
          maxDate={dayjs('2026-04-30')}
          referenceDate={dayjs('2026-03-14')}
          disableHighlightToday
          slotProps={{
            textField: {
              required: true,
              error: missing || reason !== null,
              helperText: message,
            },
          }}
        />
        <Button type="submit" variant="outlined">
          Save invoice
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
