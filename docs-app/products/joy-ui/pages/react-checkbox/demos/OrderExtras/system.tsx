import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function OrderExtras() {
  return (
    <Stack role="group" aria-label="Extras" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Checkbox label="Gift wrapping" />
      <Checkbox label="Delivery note by mail" defaultChecked />
      <Checkbox label="Assembly (not in your area)" disabled />
    </Stack>
  );
}
