import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const truck = (
  <SvgIcon>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M1 5h13v11H1zM14 9h5l4 4v3h-9z" />
      <circle cx="6" cy="18" r="2" />
      <circle cx="18" cy="18" r="2" />
    </svg>
  </SvgIcon>
);

export default function WrappedIcon() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm" startDecorator={truck}>
        Track
      </Button>
      <Button size="lg" variant="outlined" color="neutral" startDecorator={truck}>
        Track parcel
      </Button>
    </Stack>
  );
}
