import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function SaveButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="outlined"
      onClick={() =>
        notifications.show('The draft is saved.', { key: 'saved', severity: 'success' })
      }
    >
      Save draft
    </Button>
  );
}

export default function SavedDraft() {
  return (
    <NotificationsProvider>
      <SaveButton />
    </NotificationsProvider>
  );
}
