import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ShipmentStates() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Draft" />
      <Chip label="Booked" color="primary" />
      <Chip label="In customs" color="secondary" />
      <Chip label="Arrived" color="success" />
      <Chip label="Lost" color="error" variant="outlined" />
    </Stack>
  );
}
