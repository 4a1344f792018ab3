import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const products = ['Desk lamp', 'Chair', 'Table', 'Shelf'];

export default function CheckedTransfer() {
  const [offered, setOffered] = React.useState(['Shelf']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  function move(toOffer: boolean) {
    const moved = checked.filter((name) => offered.includes(name) !== toOffer);
    setOffered(toOffer ? [...offered, ...moved] : offered.filter((name) => !moved.includes(name)));
    setChecked(checked.filter((name) => !moved.includes(name)));
    // The button becomes disabled, so the focus moves to the message.
    statusRef.current?.focus();
  }

  return (
    <div>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {[false, true].map((inOffer) => (
          <div key={String(inOffer)}>
            <Typography variant="subtitle2" component="p">
              {inOffer ? 'Offer' : 'Catalog'}
            </Typography>
            <FormGroup
              role="group"
              aria-label={inOffer ? 'Offer' : 'Catalog'}
              sx={{ minWidth: 130 }}
            >
              {products
                .filter((name) => offered.includes(name) === inOffer)
                .map((name) => (
                  <FormControlLabel
                    key={name}
                    label={name}
                    control={<Checkbox checked={checked.includes(name)} />}
                    onChange={(_event, isChecked) =>
                      setChecked(
                        isChecked ? [...checked, name] : checked.filter((other) => other !== name),
                      )
                    }
                  />
                ))}
            </FormGroup>
            <Button
              variant="outlined"
              disabled={!checked.some((name) => offered.includes(name) === inOffer)}
              onClick={() => move(!inOffer)}
            >
              {inOffer ? 'Remove' : 'Add'}
            </Button>
          </div>
        ))}
      </Stack>
      <Typography ref={statusRef} role="status" tabIndex={-1} sx={{ mt: 1 }}>
        {offered.length} of {products.length} products in the offer
      </Typography>
    </div>
  );
}
