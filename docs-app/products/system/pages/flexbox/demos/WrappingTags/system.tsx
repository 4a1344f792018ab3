import Box from '@mui/system/Box';

const tags = ['Fragile', 'Keep upright', 'Insured', 'Signature needed', 'Deliver before noon'];

export default function WrappingTags() {
  return (
    <Box
      component="ul"
      aria-label="Notes for the driver"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        gap: 1,
        maxWidth: 420,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {tags.map((tag) => (
        <Box
          component="li"
          key={tag}
          sx={{ px: 1.5, py: 0.5, border: 1, borderColor: 'border', borderRadius: 1 }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
}
