import { useTranslate } from '../i18n/index.ts';
import type { CustomTheme, PaletteMode } from '../settings/settings.types.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import {
  formatRatio,
  isPassing,
  listPairs,
  summarizePairs,
  type ContrastPair,
  type ContrastPairs,
} from './colorPairs.ts';
import { ReportRoot } from './ContrastReport.styles.ts';

export interface ContrastReportProps {
  /** Theme whose color pairs are measured. */
  theme: CustomTheme;
}

/** Renders the contrast of a theme's colors: a summary and a table for each mode. */
export function ContrastReport({ theme }: ContrastReportProps) {
  const translate = useTranslate();
  const id = useFrameId();
  const light = listPairs(theme, 'light');
  const dark = listPairs(theme, 'dark');
  return (
    <ReportRoot aria-labelledby={id}>
      <h2>
        <span id={id}>{translate('playground.contrast')}</span>
      </h2>
      <ContrastSummary light={light} dark={dark} />
      <div data-report="tables">
        <PairTable mode="light" pairs={light} />
        <PairTable mode="dark" pairs={dark} />
      </div>
    </ReportRoot>
  );
}

/** Renders a summary that updates during a drag. */
function ContrastSummary({ light, dark }: Record<PaletteMode, ContrastPairs>) {
  const translate = useTranslate();
  const { passed, total, worst } = summarizePairs([...light, ...dark]);
  const key = dark.includes(worst) ? 'playground.worstDark' : 'playground.worstLight';
  const values = { ...worst, ratio: formatRatio(worst.ratio), total, failed: total - passed };
  return (
    <p role="status" data-report={passed === total ? 'good' : 'bad'}>
      {translate(passed === total ? 'playground.allPass' : key, values)}
    </p>
  );
}

interface PairTableProps {
  mode: PaletteMode;
  pairs: ContrastPairs;
}

function PairTable({ mode, pairs }: PairTableProps) {
  const translate = useTranslate();
  return (
    <table>
      <caption>{translate(`settings.${mode}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('playground.pair')}</th>
          <th scope="col">{translate('playground.ratio')}</th>
          <th scope="col">{translate('playground.result')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.name} ${pair.on}`} pair={pair} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ pair }: { pair: ContrastPair }) {
  const translate = useTranslate();
  const { name, on, color, surface, needs, ratio } = pair;
  const passes = isPassing(pair);
  return (
    <tr data-passes={passes}>
      <th scope="row">
        <span data-report="sample" aria-hidden="true" style={{ backgroundColor: surface }}>
          <i style={{ backgroundColor: color }} />
        </span>
        {translate('playground.pairOn', { name, on })}
      </th>
      <td>
        <span dir="ltr">{formatRatio(ratio)} : 1</span>
      </td>
      <td>
        <span aria-hidden="true">{passes ? '✓ ' : '✗ '}</span>
        {passes ? translate('playground.passes') : translate('playground.fails', { needs })}
      </td>
    </tr>
  );
}
