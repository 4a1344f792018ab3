import Box from '@mui/system/Box';

const parcels = ['Parcel 12', 'Parcel 13', 'Parcel 14'];

export default function TrackLinks() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        maxWidth: 320,
        listStyle: 'none',
        '& a': { display: 'block', p: 1.5, color: 'primary.main', textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline' },
        '& li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {parcels.map((parcel) => (
        <li key={parcel}>
          <a href="#tracking">{parcel}</a>
        </li>
      ))}
    </Box>
  );
}
