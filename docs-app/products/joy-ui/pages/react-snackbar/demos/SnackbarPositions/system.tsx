import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
];

export default function SnackbarPositions() {
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'top',
    horizontal: 'center',
  });
  const [open, setOpen] = React.useState(false);

  function show(next: SnackbarOrigin) {
    setOrigin(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {origins.map((each) => (
        <Button
          key={`${each.vertical} ${each.horizontal}`}
          variant="outlined"
          color="neutral"
          onClick={() => show(each)}
        >
          {each.vertical} {each.horizontal}
        </Button>
      ))}
      <Snackbar
        role="status"
        open={open}
        anchorOrigin={origin}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        sx={{ minInlineSize: 0 }}
      >
        Parcel 77 is packed.
      </Snackbar>
    </Stack>
  );
}
