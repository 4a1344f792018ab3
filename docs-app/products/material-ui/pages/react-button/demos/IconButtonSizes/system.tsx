import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Print the label">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print the order">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="large" aria-label="Print the invoice">
        <PrintIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
