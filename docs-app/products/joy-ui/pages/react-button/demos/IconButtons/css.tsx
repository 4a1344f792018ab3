import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';
import './IconButtons.css';

export default function IconButtons() {
  const [quantity, setQuantity] = React.useState(1);
  const [saved, setSaved] = React.useState(false);

  return (
    <div className="IconButtons">
      <Typography level="title-md">Desk lamp</Typography>
      <IconButton
        size="sm"
        variant="outlined"
        aria-label="One fewer"
        onClick={() => setQuantity(Math.max(1, quantity - 1))}
      >
        <SvgIcon>
          <path d="M5 11h14v2H5z" />
        </SvgIcon>
      </IconButton>
      <Typography role="status" aria-label="Quantity" className="IconButtons-quantity">
        {quantity}
      </Typography>
      <IconButton
        size="sm"
        variant="outlined"
        aria-label="One more"
        onClick={() => setQuantity(quantity + 1)}
      >
        <SvgIcon>
          <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
        </SvgIcon>
      </IconButton>
      <IconButton
        color="primary"
        variant={saved ? 'solid' : 'soft'}
        aria-label="Saved"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
      >
        <SvgIcon>
          <path d="M6 3h12v18l-6-4.5L6 21z" />
        </SvgIcon>
      </IconButton>
    </div>
  );
}
