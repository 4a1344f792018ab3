import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><path fill="#cfe3f5" d="M0 0h320v140H0z"/><circle cx="250" cy="42" r="20" fill="#f9d262"/><path fill="#5d7f52" d="m0 140 90-84 70 60 60-48 100 72z"/><path fill="#8a5a3c" d="M132 92h48v48h-48z"/><path fill="#5b3424" d="m124 94 32-28 32 28z"/></svg>',
)}`;

export default function RoomCard() {
  const [saved, setSaved] = React.useState(false);
  const [nights, setNights] = React.useState(1);

  return (
    <Card sx={{ maxWidth: 345 }}>
      <CardHeader
        avatar={<Avatar aria-hidden>H</Avatar>}
        title="Hut at the lake"
        titleTypographyProps={{ component: 'h3', variant: 'subtitle1' }}
        subheader="Two beds, no electricity"
        subheaderTypographyProps={{ component: 'p' }}
        action={
          <IconButton
            aria-label="Keep in mind"
            aria-pressed={saved}
            onClick={() => setSaved(!saved)}
          >
            {saved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        }
      />
      <CardMedia component="img" image={picture} alt="A hut in front of green hills" />
      <CardContent>
        <Typography variant="body2" role="status">
          {nights === 1 ? 'One night, 64 euros' : `${nights} nights, ${nights * 64} euros`}
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <Button onClick={() => setNights(nights + 1)}>One night more</Button>
        <Button onClick={() => setNights(1)}>Start again</Button>
      </CardActions>
    </Card>
  );
}
