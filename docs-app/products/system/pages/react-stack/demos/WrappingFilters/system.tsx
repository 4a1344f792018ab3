import Stack from '@mui/system/Stack';

const states = ['Draft', 'Sent', 'Viewed', 'Partly paid', 'Paid', 'Overdue', 'Canceled'];

export default function WrappingFilters() {
  return (
    <Stack
      role="group"
      aria-label="State of the invoices"
      direction="row"
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 420, color: 'text.primary' }}
    >
      {states.map((state) => (
        <label key={state}>
          <input type="checkbox" defaultChecked={state === 'Overdue'} /> {state}
        </label>
      ))}
    </Stack>
  );
}
