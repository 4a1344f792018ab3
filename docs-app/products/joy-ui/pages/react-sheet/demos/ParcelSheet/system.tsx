import Sheet from '@mui/joy/Sheet';

export default function ParcelSheet() {
  return (
    <Sheet variant="outlined" sx={{ maxWidth: 360, padding: 2, borderRadius: 'md' }}>
      Parcel 77 left Bergen on Monday.
    </Sheet>
  );
}
