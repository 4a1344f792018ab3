import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './NotificationSwitches.css';

export default function NotificationSwitches() {
  const [mails, setMails] = React.useState(true);
  const [digest, setDigest] = React.useState(false);

  return (
    <div className="NotificationSwitches">
      <label htmlFor="mails">
        <Switch
          className="NotificationSwitches-switch"
          checked={mails}
          onChange={(event) => setMails(event.target.checked)}
          slotProps={{ input: { id: 'mails' } }}
        />
        Mail me when an invoice is paid
      </label>
      <label htmlFor="digest">
        <Switch
          className="NotificationSwitches-switch"
          checked={mails && digest}
          disabled={!mails}
          onChange={(event) => setDigest(event.target.checked)}
          slotProps={{ input: { id: 'digest' } }}
        />
        One mail a day, not one for each
      </label>
    </div>
  );
}
