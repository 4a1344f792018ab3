import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

export default function GuestCount() {
  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="guests">Guests</label>
      <NumberInput
        className="flex gap-1 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:outline-2"
        id="guests"
        defaultValue={2}
        min={1}
        max={8}
        slotProps={{
          input: {
            className:
              'w-12 border-0 outline-0 bg-transparent text-inherit [font:inherit] text-center',
            role: 'spinbutton',
            inputMode: 'numeric',
          },
          incrementButton: {
            className:
              'order-1 size-9 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer dark:bg-[#283449] disabled:opacity-50 disabled:cursor-default',
            type: 'button',
            children: '+',
            'aria-label': 'More guests',
          },
          decrementButton: {
            className:
              'size-9 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer dark:bg-[#283449] disabled:opacity-50 disabled:cursor-default',
            type: 'button',
            children: '−',
            'aria-label': 'Fewer guests',
          },
        }}
      />
    </div>
  );
}
