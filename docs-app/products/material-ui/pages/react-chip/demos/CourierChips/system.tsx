import * as React from 'react';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircle';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyone = ['Ada', 'Ben', 'Chen'];

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function CourierChips() {
  const [couriers, setCouriers] = React.useState(everyone);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function remove(name: string) {
    setCouriers(couriers.filter((other) => other !== name));
    // The chip unmounts, so the focus moves to the button.
    buttonRef.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {couriers.map((name) => (
          <Chip
            key={name}
            label={
              <>
                {name}
                <Box component="span" sx={visuallyHidden}>
                  , press Delete to remove
                </Box>
              </>
            }
            avatar={<Avatar aria-hidden>{name.slice(0, 1)}</Avatar>}
            color="secondary"
            deleteIcon={<RemoveCircleIcon />}
            onDelete={() => remove(name)}
          />
        ))}
        <Chip label={`${couriers.length} on duty`} size="small" role="status" />
      </Stack>
      <Button ref={buttonRef} variant="outlined" onClick={() => setCouriers(everyone)}>
        Call everyone back
      </Button>
    </Stack>
  );
}
