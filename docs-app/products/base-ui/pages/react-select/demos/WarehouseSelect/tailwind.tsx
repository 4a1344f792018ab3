import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const warehouses = [
  { id: 'por', city: 'Porto', stock: 14 },
  { id: 'ghe', city: 'Ghent', stock: 3 },
  { id: 'mal', city: 'Malmö', stock: 26 },
];

export default function WarehouseSelect() {
  return (
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label id="warehouse-label" htmlFor="warehouse">
        Ship from
      </label>
      <Select
        className="min-w-50 cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-start text-[#1a2233] outline-[#1a5fb4] [font:inherit] after:float-end after:content-['▾'_/_''] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] [&.base--focusVisible]:outline-3"
        id="warehouse"
        defaultValue="ghe"
        renderValue={(option) => option && `Warehouse in ${option.label}`}
        slotProps={{
          popup: { className: 'z-1', disablePortal: true, strategy: 'fixed' },
          listbox: {
            className:
              'mx-0 my-1 min-w-50 list-none rounded-lg border border-[#6b7689] bg-white p-1 outline-0 dark:border-[#8d99ad] dark:bg-[#1b2230]',
            'aria-labelledby': 'warehouse-label',
          },
        }}
      >
        {warehouses.map(({ id, city, stock }) => (
          <Option
            className="cursor-pointer rounded-lg px-3 py-2 outline-0 [&.base--selected]:bg-[#e4ecf6] [&.base--selected]:font-semibold dark:[&.base--selected]:bg-[#283449] [&.base-Option-highlighted]:inset-ring-2 [&.base-Option-highlighted]:inset-ring-[#1a5fb4] dark:[&.base-Option-highlighted]:inset-ring-[#8ab8ff] flex justify-between gap-4"
            key={id}
            value={id}
            label={city}
          >
            {city} <span className="text-[#4d586b] dark:text-[#b6bfcf]">{stock} in stock</span>
          </Option>
        ))}
      </Select>
    </div>
  );
}
