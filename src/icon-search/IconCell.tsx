import { joinNodes } from '../internal/joinNodes.tsx';
import type { IconShape } from './iconFiles.ts';
import { IconGlyph } from './IconGlyph.tsx';

export interface IconCellProps {
  /** Name without the suffix of the theme. */
  name: string;
  /** Zero-based column index. */
  column: number;
  /** Shapes of the icon; undefined while they load. */
  shapes: readonly IconShape[] | undefined;
  /** Whether the cell is the tab stop of the grid. */
  isActive: boolean;
  /** Whether the icon is the selected one. */
  isSelected: boolean;
  /** Called when the user selects the icon. */
  onSelect: () => void;
}

/** Renders a cell with an icon and its name. */
export function IconCell({ name, column, shapes, isActive, isSelected, onSelect }: IconCellProps) {
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      onClick={onSelect}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect();
      }}
    >
      <IconGlyph shapes={shapes} />
      <IconName name={name} />
    </div>
  );
}

/** Renders a name that may wrap between its words. */
function IconName({ name }: { name: string }) {
  const words = name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})/u);
  return (
    <span dir="ltr" translate="no">
      {joinNodes(words, <wbr />, (word) => word)}
    </span>
  );
}
