import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** Shows two number fields; the filter value is an array of the two texts. */
export default function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from = '', to = ''] = item.value ?? [];

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        variant="standard"
        type="number"
        label="From"
        value={from}
        onChange={(event) => applyValue({ ...item, value: [event.target.value, to] })}
        inputRef={focusElementRef}
      />
      <TextField
        variant="standard"
        type="number"
        label="To"
        value={to}
        onChange={(event) => applyValue({ ...item, value: [from, event.target.value] })}
      />
    </Stack>
  );
}
