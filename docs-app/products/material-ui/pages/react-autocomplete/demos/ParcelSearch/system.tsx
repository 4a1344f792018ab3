import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const parcels = Array.from({ length: 10_000 }, (_, i) => `Parcel ${10_000 + i}`);
const rowHeight = 48;

const VirtualListbox = React.forwardRef<HTMLUListElement, React.HTMLAttributes<HTMLElement>>(
  function VirtualListbox({ children, ...props }, ref) {
    const [scrollTop, setScrollTop] = React.useState(0);
    const rows = children as React.ReactElement<React.AriaAttributes>[];
    const start = Math.floor(scrollTop / rowHeight) - 10;
    const visible = rows.filter(
      (row, index) =>
        (index >= start && index < start + 30) ||
        index === 0 ||
        index === rows.length - 1 ||
        row.props['aria-selected'],
    );

    return (
      <ul
        {...props}
        ref={ref}
        style={{ height: Math.min(rows.length, 6) * rowHeight, padding: 0 }}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        {visible.map((row) => React.cloneElement(row, { 'aria-setsize': rows.length }))}
      </ul>
    );
  },
);

export default function ParcelSearch() {
  return (
    <Autocomplete
      options={parcels}
      slots={{ listbox: VirtualListbox }}
      renderOption={({ key, ...optionProps }, option, { index }) => (
        <li
          key={key}
          {...optionProps}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: index * rowHeight,
            height: rowHeight,
          }}
        >
          {option}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Parcel number" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
