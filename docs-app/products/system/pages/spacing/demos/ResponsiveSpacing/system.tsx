import Box from '@mui/system/Box';

export default function ResponsiveSpacing() {
  return (
    <Box
      component="ul"
      aria-label="Parcels of today"
      sx={{
        display: 'grid',
        rowGap: 1,
        maxWidth: 420,
        m: 0,
        p: { xs: 1, md: 3 },
        bgcolor: 'primary.soft',
        color: 'text.primary',
        listStyle: 'none',
      }}
    >
      {['Parcel 12, Porto', 'Parcel 13, Ghent', 'Parcel 14, Oslo'].map((parcel) => (
        <Box key={parcel} component="li" sx={{ px: { xs: 1, md: 2 }, bgcolor: 'background.paper' }}>
          {parcel}
        </Box>
      ))}
    </Box>
  );
}
