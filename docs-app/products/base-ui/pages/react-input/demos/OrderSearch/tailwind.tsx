import * as React from 'react';
import { Input } from '@mui/base/Input';

const orders = ['20418, Harbour Books', '20419, Linden Pharmacy', '20420, Oak & Iron'];

export default function OrderSearch() {
  const [query, setQuery] = React.useState('');
  const found = orders.filter((order) => order.toLowerCase().includes(query.toLowerCase()));

  return (
    <div className="grid max-w-90 gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="order-search">Find an order</label>
      <Input
        className="flex rounded-lg border border-[#6b7689] bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:border-[#1a5fb4] [&.base--focused]:outline-2 dark:[&.base--focused]:border-[#8ab8ff]"
        id="order-search"
        type="search"
        placeholder="Number or customer"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          input: {
            className:
              'min-w-0 flex-1 border-0 bg-transparent px-3 py-2 text-inherit outline-0 [font:inherit] placeholder:text-[#4d586b] placeholder:opacity-100 dark:placeholder:text-[#b6bfcf]',
          },
        }}
      />
      <p role="status" className="m-0">
        {found.length} of {orders.length} orders
      </p>
      <ul className="m-0 list-disc ps-10">
        {found.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    </div>
  );
}
