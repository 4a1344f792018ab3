import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Parcel() {
  const notifications = useNotifications();
  const [isDeleted, setIsDeleted] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function restore() {
    setIsDeleted(false);
    notifications.close('deleted');
    // The button in the message unmounts, so the focus moves to the button of the parcel.
    buttonRef.current?.focus();
  }

  function remove() {
    setIsDeleted(true);
    notifications.show('Parcel A-17 is deleted.', {
      key: 'deleted',
      actionText: 'Undo',
      onAction: restore,
    });
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{isDeleted ? 'No parcels' : 'Parcel A-17'}</Typography>
      <Button ref={buttonRef} onClick={isDeleted ? restore : remove}>
        {isDeleted ? 'Restore' : 'Delete'}
      </Button>
    </Stack>
  );
}

export default function UndoDelete() {
  return (
    <NotificationsProvider>
      <Parcel />
    </NotificationsProvider>
  );
}
