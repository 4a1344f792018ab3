import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SkippedPart() {
  return (
    <Card variant="solid" color="success" invertedColors sx={{ maxWidth: 360 }}>
      <Typography level="title-lg">Order 1042 is paid</Typography>
      <Sheet data-skip-inverted-colors="" sx={{ p: 2, borderRadius: 'sm' }}>
        <Typography textColor="text.primary">Coupon for your next order: HERON</Typography>
        <Button size="sm" sx={{ mt: 1 }}>
          Copy code
        </Button>
      </Sheet>
      <Button variant="outlined">Show receipt</Button>
    </Card>
  );
}
