import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';
import './AssigneeSelect.css';

const people = [
  { name: 'Amara Okafor', role: 'Bookkeeping' },
  { name: 'Ines Duarte', role: 'Customer service' },
  { name: 'Jonas Lind', role: 'Warehouse' },
];

export default function AssigneeSelect() {
  const [assignee, setAssignee] = React.useState<string | null>(null);
  const actionRef = React.useRef<{ focusVisible: () => void }>(null);

  function clear() {
    setAssignee(null);
    // The button unmounts, so the focus moves to the select.
    actionRef.current?.focusVisible();
  }

  return (
    <div className="AssigneeSelect">
      <Select
        action={actionRef}
        aria-label="Assignee"
        placeholder="Nobody yet"
        value={assignee}
        onChange={(_, value) => setAssignee(value)}
        slotProps={{ listbox: { 'aria-label': 'People' } }}
        endDecorator={
          assignee && (
            <IconButton size="sm" aria-label="Take the assignee off" onClick={clear}>
              <SvgIcon>
                <path d="M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
              </SvgIcon>
            </IconButton>
          )
        }
        className="AssigneeSelect-select"
      >
        {people.map(({ name, role }) => (
          <Option key={name} value={name} label={name}>
            <span>
              {name}
              <Typography component="span" level="body-sm" className="AssigneeSelect-role">
                {role}
              </Typography>
            </span>
          </Option>
        ))}
      </Select>
      <Typography role="status">Ticket 318: {assignee ?? 'waiting for somebody'}</Typography>
    </div>
  );
}
