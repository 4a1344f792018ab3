import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function WorkshopCard() {
  const [seats, setSeats] = React.useState(6);

  return (
    <Card component="section" aria-label="Workshop" sx={{ maxWidth: 320, minHeight: 240 }}>
      <CardCover component="div">
        <svg viewBox="0 0 320 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <rect width="320" height="260" fill="#6b4a2f" />
          <path d="M0 60h320M0 130h320M0 200h320" stroke="#52371f" strokeWidth="6" />
          <circle cx="250" cy="70" r="34" fill="#f0b429" />
        </svg>
      </CardCover>
      <CardCover sx={{ backgroundColor: 'rgba(0 0 0 / 0.65)' }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="#fff">
          Build a stool
        </Typography>
        <Typography textColor="#fff">Saturday, 10 May, in our workshop</Typography>
      </CardContent>
      <CardActions buttonFlex="1 0 120px" sx={{ flexWrap: 'wrap' }}>
        <Button disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
          Book a seat
        </Button>
        <Button variant="soft" color="neutral" onClick={() => setSeats(6)}>
          Cancel all
        </Button>
      </CardActions>
      <CardOverflow variant="soft" color="primary" sx={{ paddingBlock: 1 }}>
        <Typography role="status" level="body-sm" textColor="text.primary">
          {seats} of 6 seats are free
        </Typography>
      </CardOverflow>
    </Card>
  );
}
