import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const thumb = { width: 20, height: 20, color: 'common.white', boxShadow: 1 };

export default function ShopSwitch() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Take orders"
        control={
          <Switch
            checked={open}
            onChange={(_event, checked) => setOpen(checked)}
            color="success"
            inputProps={{ role: 'switch' }}
            icon={
              <Avatar component="span" sx={{ ...thumb, bgcolor: 'grey.700' }}>
                <LockIcon sx={{ fontSize: 14 }} />
              </Avatar>
            }
            checkedIcon={
              <Avatar component="span" sx={{ ...thumb, bgcolor: 'success.dark' }}>
                <StorefrontIcon sx={{ fontSize: 14 }} />
              </Avatar>
            }
            sx={{ '& .MuiSwitch-track': { borderRadius: 1 } }}
          />
        }
      />
      <Typography role="status">The shop is {open ? 'open' : 'closed'}.</Typography>
    </div>
  );
}
