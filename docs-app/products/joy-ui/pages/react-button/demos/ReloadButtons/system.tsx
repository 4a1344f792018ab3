import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const lists = [
  { name: 'orders', size: 'sm' },
  { name: 'parcels', size: 'md' },
  { name: 'invoices', size: 'lg' },
] as const;

export default function ReloadButtons() {
  const [loading, setLoading] = React.useState<readonly string[]>([]);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {lists.map(({ name, size }) => (
        <IconButton
          key={name}
          size={size}
          variant="soft"
          aria-label={`Reload ${name}`}
          loading={loading.includes(name)}
          loadingIndicator={<CircularProgress aria-hidden="true" />}
          onClick={() => setLoading([...loading, name])}
        >
          <SvgIcon>
            <path d="M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z" />
          </SvgIcon>
        </IconButton>
      ))}
      <Button variant="outlined" color="neutral" onClick={() => setLoading([])}>
        Stop
      </Button>
      <Typography role="status">
        {loading.length > 0 && `Loading ${loading.join(', ')}…`}
      </Typography>
    </Stack>
  );
}
