import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function OrderDetails() {
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardHeader
        title="Order 1042"
        titleTypographyProps={{ component: 'h3', variant: 'h6' }}
        subheader="Three items, 323 euros"
      />
      <CardActions>
        <Button
          aria-expanded={open}
          endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          onClick={() => setOpen(!open)}
        >
          Items
        </Button>
      </CardActions>
      <Collapse in={open} unmountOnExit>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">Desk lamp, 59 euros</Typography>
          <Typography variant="body2">Side table, 75 euros</Typography>
          <Typography variant="body2">Swivel chair, 189 euros</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
