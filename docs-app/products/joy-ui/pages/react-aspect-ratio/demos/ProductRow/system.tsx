import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ProductRow() {
  return (
    <Stack direction="row" spacing={2} sx={{ maxWidth: 360, alignItems: 'center' }}>
      <AspectRatio ratio={1} color="primary" sx={{ width: 72, borderRadius: 'sm' }}>
        <svg viewBox="0 0 72 72" aria-hidden="true">
          <path d="M30 16h12l10 20H20zm4 20h4v16h8v4H26v-4h8z" fill="currentcolor" />
        </svg>
      </AspectRatio>
      <div>
        <Typography level="title-md">Desk lamp “Heron”</Typography>
        <Typography level="body-sm">59 euros</Typography>
      </div>
    </Stack>
  );
}
