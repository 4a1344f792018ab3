import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const names = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function ShadowScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
      {names.map((name) => (
        <Sheet
          key={name}
          sx={{
            width: 72,
            py: 3,
            borderRadius: 'md',
            boxShadow: name,
            textAlign: 'center',
            bgcolor: 'background.level1',
            color: 'text.primary',
          }}
        >
          {name}
        </Sheet>
      ))}
    </Box>
  );
}
