import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkedCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card orientation="horizontal" size="sm" sx={{ maxWidth: 360, alignItems: 'center' }}>
      <CardContent>
        <Link overlay href="#order-1043" sx={{ color: 'text.primary' }}>
          Order 1043
        </Link>
        <Typography level="body-sm">Abel Carpentry, 59 euros</Typography>
      </CardContent>
      <Button
        variant="soft"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
        sx={{ zIndex: 1 }}
      >
        Watch
      </Button>
    </Card>
  );
}
