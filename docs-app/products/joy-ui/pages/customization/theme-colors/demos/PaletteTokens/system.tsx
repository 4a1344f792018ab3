import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const backgrounds = ['body', 'surface', 'popup', 'level1'];

export default function PaletteTokens() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {backgrounds.map((name) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ width: 180, p: 2, borderRadius: 'sm', bgcolor: `background.${name}` }}
        >
          <Typography level="title-sm">background.{name}</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            text.secondary
          </Typography>
          <Typography level="body-sm">text.tertiary</Typography>
        </Sheet>
      ))}
    </Box>
  );
}
