import * as React from 'react';

/** Renders items with a separator between them, such as `', '` or `<wbr />`. */
export function joinNodes<Item>(
  items: readonly Item[],
  separator: React.ReactNode,
  render: (item: Item, index: number) => React.ReactNode,
): React.ReactNode {
  return items.map((item, index) => (
    <React.Fragment key={index}>
      {index > 0 && separator}
      {render(item, index)}
    </React.Fragment>
  ));
}
