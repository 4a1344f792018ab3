import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FormDate() {
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const [isChecked, setIsChecked] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const isMissing = isChecked && !start?.isValid();

  function book(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const isComplete = start?.isValid() ?? false;
    setMessage(isComplete ? `Sent: ${new FormData(event.currentTarget).get('start')}` : '');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={book}
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
      >
        <DatePicker
          label="Start of the contract"
          name="start"
          value={start}
          onChange={setStart}
          referenceDate={dayjs('2026-03-14')}
          disableHighlightToday
          slotProps={{
            textField: {
              required: true,
              helperText: isMissing ? 'Enter a date.' : 'Month, day and year',
              ...(isMissing && { error: true }),
            },
          }}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
