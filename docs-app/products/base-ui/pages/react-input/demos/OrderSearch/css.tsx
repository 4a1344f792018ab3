import * as React from 'react';
import { Input } from '@mui/base/Input';
import './OrderSearch.css';

const orders = ['20418, Harbour Books', '20419, Linden Pharmacy', '20420, Oak & Iron'];

export default function OrderSearch() {
  const [query, setQuery] = React.useState('');
  const found = orders.filter((order) => order.toLowerCase().includes(query.toLowerCase()));

  return (
    <div className="OrderSearch">
      <label htmlFor="order-search">Find an order</label>
      <Input
        className="OrderSearch-field"
        id="order-search"
        type="search"
        placeholder="Number or customer"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">
        {found.length} of {orders.length} orders
      </p>
      <ul>
        {found.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    </div>
  );
}
