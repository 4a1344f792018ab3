import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

function ArrivalCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card variant="outlined">
        <CardContent
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@250': 'row' },
            justifyContent: 'space-between',
          }}
        >
          <Typography>Ferry from Pula</Typography>
          <Typography color="textSecondary">14:30</Typography>
        </CardContent>
      </Card>
    </Box>
  );
}

export default function ArrivalCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      <ArrivalCard />
      <ArrivalCard />
    </Box>
  );
}
