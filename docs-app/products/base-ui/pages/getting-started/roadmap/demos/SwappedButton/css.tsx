import * as React from 'react';
import { Button } from '@mui/base/Button';
import './SwappedButton.css';

type AppButtonProps = React.ComponentProps<'button'>;

function BaseButton(props: AppButtonProps) {
  return <Button className="SwappedButton-button" {...props} />;
}

function NativeButton(props: AppButtonProps) {
  return <button className="SwappedButton-button" type="button" {...props} />;
}

export default function SwappedButton() {
  const [native, setNative] = React.useState(false);
  const [sent, setSent] = React.useState(0);
  const AppButton = native ? NativeButton : BaseButton;

  return (
    <div className="SwappedButton">
      <label>
        <input
          type="checkbox"
          checked={native}
          onChange={(event) => setNative(event.target.checked)}
        />{' '}
        Native button
      </label>
      <AppButton onClick={() => setSent(sent + 1)} disabled={sent === 3}>
        Send a reminder
      </AppButton>
      <span role="status">{sent} of 3 reminders sent</span>
    </div>
  );
}
