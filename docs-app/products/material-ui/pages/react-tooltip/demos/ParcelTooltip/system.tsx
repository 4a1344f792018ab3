import * as React from 'react';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const ParcelButton = React.forwardRef<HTMLButtonElement, ButtonProps>(
  function ParcelButton(props, ref) {
    return <Button {...props} ref={ref} variant="outlined" startIcon={<LocalShippingIcon />} />;
  },
);

export default function ParcelTooltip() {
  return (
    <Tooltip describeChild title="Leaves for Bergen at 16:00">
      <ParcelButton>Parcel 1042</ParcelButton>
    </Tooltip>
  );
}
