import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const parcel = (
  <SvgIcon>
    <path d="M3 7l9-4 9 4v10l-9 4-9-4zm9 1 5-2-5-2-5 2z" />
  </SvgIcon>
);

export default function ParcelChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="sm" startDecorator={parcel}>
        2 kg
      </Chip>
      <Chip startDecorator={parcel}>8 kg</Chip>
      <Chip size="lg" startDecorator={parcel}>
        20 kg
      </Chip>
      <Chip
        size="lg"
        startDecorator={parcel}
        sx={{ '--Chip-radius': '6px', '--Chip-minHeight': '40px', '--Chip-paddingInline': '1rem' }}
      >
        Pallet
      </Chip>
    </Stack>
  );
}
