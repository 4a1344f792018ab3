import * as React from 'react';
import { Button } from '@mui/base/Button';

const button =
  'px-4 py-2 border-0 rounded-lg bg-[#1a5fb4] text-white [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 focus-visible:outline-3 disabled:opacity-50 disabled:cursor-default dark:bg-[#8ab8ff] dark:text-[#0e1726] dark:outline-[#8ab8ff]';

type AppButtonProps = React.ComponentProps<'button'>;

function BaseButton(props: AppButtonProps) {
  return <Button className={button} {...props} />;
}

function NativeButton(props: AppButtonProps) {
  return <button className={button} type="button" {...props} />;
}

export default function SwappedButton() {
  const [native, setNative] = React.useState(false);
  const [sent, setSent] = React.useState(0);
  const AppButton = native ? NativeButton : BaseButton;

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
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
