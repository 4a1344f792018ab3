import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const customers = ['Vik Paper', 'Association of the Harbors of the Baltic Sea'];

export default function CustomerChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {customers.map((customer) => (
        <Chip key={customer} title={customer} sx={{ maxWidth: 200 }}>
          {customer}
        </Chip>
      ))}
    </Stack>
  );
}
