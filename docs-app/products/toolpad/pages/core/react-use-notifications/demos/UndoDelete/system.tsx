import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Parcel() {
  const notifications = useNotifications();
  const [isDeleted, setIsDeleted] = React.useState(false);

  function remove() {
    setIsDeleted(true);
    const key = notifications.show('Parcel A-17 is deleted.', {
      actionText: 'Undo',
      onAction: () => {
        setIsDeleted(false);
        notifications.close(key);
      },
    });
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{isDeleted ? 'No parcels' : 'Parcel A-17'}</Typography>
      <Button disabled={isDeleted} onClick={remove}>
        Delete
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
