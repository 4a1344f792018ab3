import { styled } from '@mui/material/styles';
import { measurePairs, type MeasuredPair, type Mode } from './colorPairs.ts';

interface ColorTableProps {
  mode: Mode;
}

/** Lists the color pairs of a mode with their contrast. */
export function ColorTable({ mode }: ColorTableProps) {
  const title = mode === 'light' ? 'Light' : 'Dark';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables must scroll by keyboard
    <TableRoot
      data-mode={mode}
      style={{ colorScheme: mode }}
      role="region"
      aria-label={title}
      tabIndex={0}
    >
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Color</th>
            <th scope="col">On</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {measurePairs(mode).map((pair) => (
            <PairRow key={`${pair.color} ${pair.surface}`} pair={pair} />
          ))}
        </tbody>
      </table>
    </TableRoot>
  );
}

function PairRow({ pair: { color, surface, ratio, needs } }: { pair: MeasuredPair }) {
  const passes = ratio >= needs;
  const isOutline = color === 'surface-border';
  const paint = `var(--docs-palette-${color})`;
  return (
    <tr data-passes={passes}>
      <td>
        <span
          data-sample=""
          style={{
            border: isOutline ? `1px solid ${paint}` : undefined,
            backgroundColor: `var(--docs-palette-${surface})`,
            color: isOutline ? undefined : paint,
          }}
        >
          {isOutline ? '' : 'Aa 123'}
        </span>
      </td>
      <th scope="row">{color}</th>
      <td>{surface}</td>
      <td>
        {ratio.toFixed(2)} : 1 {passes ? '✓' : `✗ needs ${needs}`}
      </td>
    </tr>
  );
}

const TableRoot = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  padding: theme.spacing(2.5),
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& caption': { ...theme.typography.h3, paddingBlockEnd: theme.spacing(1), textAlign: 'start' },
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& td:last-child': { fontVariantNumeric: 'tabular-nums' },
  '& [data-sample]': {
    display: 'inline-block',
    minInlineSize: 72,
    minBlockSize: 28,
    paddingInline: theme.spacing(1),
    borderRadius: 6,
    lineHeight: '28px',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
}));
