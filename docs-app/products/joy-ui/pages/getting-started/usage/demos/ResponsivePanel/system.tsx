import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ResponsivePanel() {
  return (
    <Sheet
      sx={{
        maxWidth: 360,
        p: { xs: 2, sm: 4 },
        borderRadius: 'md',
        boxShadow: 'md',
        bgcolor: 'background.level1',
      }}
    >
      <Typography level="title-lg">Order 1042</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 'sm' }}>
        Two chairs and a table, sent on 3 March.
      </Typography>
    </Sheet>
  );
}
