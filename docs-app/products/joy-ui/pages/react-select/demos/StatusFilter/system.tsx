import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { invoices, statuses, type Status } from './invoices.ts';

function Chips({ names }: { names: string[] }) {
  return (
    <Stack component="span" direction="row" spacing={0.5} useFlexGap>
      {names.map((name) => (
        <Chip key={name} component="span" color="primary">
          {name}
        </Chip>
      ))}
    </Stack>
  );
}

export default function StatusFilter() {
  const [chosen, setChosen] = React.useState<Status[]>(['Open', 'Overdue']);
  const listed = chosen.length > 0 ? chosen : statuses;
  const count = listed.reduce((sum, status) => sum + invoices[status], 0);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Status</FormLabel>
        <Select
          multiple
          value={chosen}
          placeholder={chosen.length > 0 ? <Chips names={chosen} /> : 'Any status'}
          onChange={(_, value) => setChosen(value)}
          slotProps={{ listbox: { 'aria-label': 'Status' } }}
          renderValue={(options) => <Chips names={options.map(({ value }) => value)} />}
        >
          {statuses.map((status) => (
            <Option key={status} value={status}>
              {status}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Typography role="status">{count} invoices</Typography>
    </Stack>
  );
}
