import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function OrderView() {
  const [view, setView] = React.useState('list');
  const [states, setStates] = React.useState(['open']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="View"
        variant="soft"
        size="sm"
        value={view}
        onChange={(_, value) => {
          if (value !== null) setView(value);
        }}
      >
        <IconButton value="list" aria-label="List">
          <SvgIcon>
            <path d="M3 5h18v3H3zm0 6h18v3H3zm0 6h18v3H3z" />
          </SvgIcon>
        </IconButton>
        <IconButton value="grid" aria-label="Grid">
          <SvgIcon>
            <path d="M4 4h7v7H4zm9 0h7v7h-7zm-9 9h7v7H4zm9 0h7v7h-7z" />
          </SvgIcon>
        </IconButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="States"
        size="sm"
        spacing={1}
        buttonFlex="1 0 auto"
        variant="soft"
        color="primary"
        value={states}
        onChange={(_, value) => setStates(value)}
      >
        <Button value="open">Open</Button>
        <Button value="paid">Paid</Button>
        <Button value="late">Late</Button>
      </ToggleButtonGroup>
      <Typography role="status">
        Orders that are {states.join(' or ') || 'of no state'}, as a {view}
      </Typography>
    </Stack>
  );
}
