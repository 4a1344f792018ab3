import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function ParcelActions() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        startDecorator={
          <SvgIcon>
            <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
          </SvgIcon>
        }
      >
        New parcel
      </Button>
      <Button
        variant="outlined"
        endDecorator={
          <SvgIcon>
            <path d="M7 10l5 5 5-5z" />
          </SvgIcon>
        }
      >
        More actions
      </Button>
    </Stack>
  );
}
