import * as React from 'react';
import { Switch as BaseSwitch, type SwitchProps } from '@mui/base/Switch';

function Switch({ id, ...props }: SwitchProps) {
  return (
    <BaseSwitch
      {...props}
      className="group relative inline-block h-[26px] w-11 flex-none forced-color-adjust-none [&.base--disabled]:opacity-50"
      slotProps={{
        track: {
          className:
            'absolute inset-0 rounded-[13px] bg-[#6b7689] dark:bg-[#8d99ad] group-[.base--checked]:bg-[#1a5fb4] dark:group-[.base--checked]:bg-[#8ab8ff] group-[.base--focusVisible]:outline-3 group-[.base--focusVisible]:outline-offset-2 group-[.base--focusVisible]:outline-[#1a5fb4] dark:group-[.base--focusVisible]:outline-[#8ab8ff]',
        },
        thumb: {
          className:
            'absolute start-[3px] top-[3px] size-5 rounded-[10px] bg-white dark:bg-[#1b2230] group-[.base--checked]:start-[21px]',
        },
        input: { id, className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
      }}
    />
  );
}

export default function NotificationSwitches() {
  const [mails, setMails] = React.useState(true);
  const [digest, setDigest] = React.useState(false);

  return (
    <div className="grid gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="mails" className="flex items-center gap-3">
        <Switch id="mails" checked={mails} onChange={(event) => setMails(event.target.checked)} />
        Mail me when an invoice is paid
      </label>
      <label htmlFor="digest" className="flex items-center gap-3">
        <Switch
          id="digest"
          checked={mails && digest}
          disabled={!mails}
          onChange={(event) => setDigest(event.target.checked)}
        />
        One mail a day, not one for each
      </label>
    </div>
  );
}
