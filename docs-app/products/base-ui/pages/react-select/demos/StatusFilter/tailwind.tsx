import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const orders = [
  { id: 20418, status: 'Packed' },
  { id: 20419, status: 'Shipped' },
  { id: 20420, status: 'Packed' },
];

export default function StatusFilter() {
  const [status, setStatus] = React.useState<string | null>(null);
  const shown = orders.filter((order) => status === null || order.status === status);

  return (
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label id="status-label" htmlFor="status">
        Status of the orders
      </label>
      <Select
        className="min-w-50 cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-start text-[#1a2233] outline-[#1a5fb4] [font:inherit] after:float-end after:content-['▾'_/_''] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] [&.base--focusVisible]:outline-3"
        id="status"
        value={status}
        onChange={(_, next) => setStatus(next)}
        placeholder="Any status"
        slotProps={{
          popup: { className: 'z-1', disablePortal: true, strategy: 'fixed' },
          listbox: {
            className:
              'mx-0 my-1 min-w-50 list-none rounded-lg border border-[#6b7689] bg-white p-1 outline-0 dark:border-[#8d99ad] dark:bg-[#1b2230]',
            'aria-labelledby': 'status-label',
          },
        }}
      >
        <Option
          className="cursor-pointer rounded-lg px-3 py-2 outline-0 [&.base--selected]:bg-[#e4ecf6] [&.base--selected]:font-semibold dark:[&.base--selected]:bg-[#283449] [&.base-Option-highlighted]:inset-ring-2 [&.base-Option-highlighted]:inset-ring-[#1a5fb4] dark:[&.base-Option-highlighted]:inset-ring-[#8ab8ff]"
          value="Packed"
        >
          Packed
        </Option>
        <Option
          className="cursor-pointer rounded-lg px-3 py-2 outline-0 [&.base--selected]:bg-[#e4ecf6] [&.base--selected]:font-semibold dark:[&.base--selected]:bg-[#283449] [&.base-Option-highlighted]:inset-ring-2 [&.base-Option-highlighted]:inset-ring-[#1a5fb4] dark:[&.base-Option-highlighted]:inset-ring-[#8ab8ff]"
          value="Shipped"
        >
          Shipped
        </Option>
        <Option
          className="cursor-pointer rounded-lg px-3 py-2 outline-0 [&.base--selected]:bg-[#e4ecf6] [&.base--selected]:font-semibold dark:[&.base--selected]:bg-[#283449] [&.base-Option-highlighted]:inset-ring-2 [&.base-Option-highlighted]:inset-ring-[#1a5fb4] dark:[&.base-Option-highlighted]:inset-ring-[#8ab8ff]"
          value="Returned"
        >
          Returned
        </Option>
      </Select>
      <button
        className="px-3 py-2 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer outline-[#1a5fb4] dark:bg-[#283449] dark:outline-[#8ab8ff] focus-visible:outline-2"
        type="button"
        onClick={() => setStatus(null)}
      >
        Show all orders
      </button>
      <span role="status">{shown.map(({ id }) => `Order ${id}`).join(', ') || 'No orders'}</span>
    </div>
  );
}
