import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function StoredView() {
  const [view, setView] = useLocalStorageState('vitrine-order-view', 'list');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View of the orders"
        value={view}
        onChange={(_, next: string | null) => next && setView(next)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="cards">Cards</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {view === 'cards' ? 'Orders are cards.' : 'Orders are a list.'}
      </Typography>
      <Button onClick={() => setView(null)}>Forget my choice</Button>
    </Stack>
  );
}
