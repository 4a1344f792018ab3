import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
    />
  );
}

function Panel(props: React.ComponentProps<'form'>) {
  return (
    <form
      {...props}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-[#6b7689] p-4 outline-[#1a5fb4] focus-visible:outline-3 dark:border-[#8d99ad] dark:outline-[#8ab8ff]"
    />
  );
}

export default function PickupCode() {
  const [open, setOpen] = React.useState(false);
  const [isStrict, setIsStrict] = React.useState(true);
  const [result, setResult] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setResult(`Checked ${String(new FormData(event.currentTarget).get('code'))}.`);
    setOpen(false);
  }

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Keep the focus on the code
      </label>
      <Button onClick={() => setOpen(true)}>Hand out order 318</Button>
      <span role="status">{result}</span>
      {open && (
        <FocusTrap open disableEnforceFocus={!isStrict}>
          <Panel
            tabIndex={-1}
            aria-label="Pick-up code"
            onSubmit={submit}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <label htmlFor="pickup-code">Code of the customer</label>
            <input
              className="w-30 rounded-lg border border-[#6b7689] bg-white p-2 text-inherit [font:inherit] dark:border-[#8d99ad] dark:bg-[#1b2230]"
              id="pickup-code"
              name="code"
              required
              autoComplete="off"
            />
            <Button type="submit">Check</Button>
            <Button type="button" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </Panel>
        </FocusTrap>
      )}
    </div>
  );
}
