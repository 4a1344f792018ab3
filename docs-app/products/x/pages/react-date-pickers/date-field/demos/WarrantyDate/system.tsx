import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The warranty ended for purchases before 14 March 2024.',
  maxDate: 'This day has not come yet.',
  invalidDate: 'Such a day does not exist.',
};

export default function WarrantyDate() {
  const [bought, setBought] = React.useState<Dayjs | null>(dayjs('2025-11-08'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Bought on"
        value={bought}
        onChange={(date, context) => {
          setBought(date);
          setError(context.validationError);
        }}
        format="DD/MM/YYYY"
        formatDensity="spacious"
        minDate={dayjs('2024-03-14')}
        maxDate={dayjs('2026-03-14')}
        clearable
        onClear={() => setError(null)}
        helperText={(error && messages[error]) ?? 'The date on your receipt'}
        slotProps={{ clearButton: { size: 'small' } }}
        sx={{ width: '100%', maxWidth: 260 }}
      />
    </LocalizationProvider>
  );
}
