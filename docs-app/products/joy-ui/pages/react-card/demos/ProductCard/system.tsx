import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function ProductCard() {
  const [count, setCount] = React.useState(0);

  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <svg viewBox="0 0 320 160" role="img" aria-label="A desk lamp with a yellow shade">
            <rect width="320" height="160" fill="#dbe7f3" />
            <rect y="132" width="320" height="28" fill="#8a6a4b" />
            <circle cx="188" cy="78" r="34" fill="#fff3c4" />
            <path d="M150 132V62l34-26" fill="none" stroke="#27313c" strokeWidth="6" />
            <path d="M122 132h56" stroke="#27313c" strokeWidth="8" strokeLinecap="round" />
            <path d="M168 48l22-26 30 42-14 14z" fill="#f0b429" />
          </svg>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="h3" level="title-md">
          Desk lamp “Heron”
        </Typography>
        <Typography level="body-sm">Turns in every direction, 59 euros</Typography>
        <Typography role="status" level="body-sm">
          {count === 0 ? 'Not in your basket' : `${count} in your basket`}
        </Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg" onClick={() => setCount(count + 1)}>
          Add to basket
        </Button>
      </CardOverflow>
    </Card>
  );
}
