import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import { invoices, statuses, type Status } from './invoices.ts';
import './StatusFilter.css';

function Chips({ names }: { names: string[] }) {
  return (
    <span className="StatusFilter-chips">
      {names.map((name) => (
        <Chip key={name} component="span" color="primary">
          {name}
        </Chip>
      ))}
    </span>
  );
}

export default function StatusFilter() {
  const [chosen, setChosen] = React.useState<Status[]>(['Open', 'Overdue']);
  const listed = chosen.length > 0 ? chosen : statuses;
  const count = listed.reduce((sum, status) => sum + invoices[status], 0);

  return (
    <div className="StatusFilter">
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
    </div>
  );
}
