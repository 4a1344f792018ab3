import * as React from 'react';

const ACCENT = 'var(--docs-palette-primary-main, #0b6bcb)';
const MODULES = ['components', 'demos', 'pages', 'navigation'];
const [LEFT, RIGHT] = [95, 265];

interface BoxProps {
  /** Horizontal center of the box, in SVG units. */
  x: number;
  y: number;
  title: string;
  note: string;
  /** Whether the box shows a result. Results have the accent color. */
  result?: boolean;
}

interface ArrowProps {
  x: number;
  from: number;
  to: number;
}

/** Draws the module graph, its two builds, and the path of test results from workbench to site. */
export function GraphPicture() {
  const id = React.useId();
  return (
    <svg
      viewBox="16 4 328 432"
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      style={{ display: 'block', inlineSize: '100%', maxInlineSize: 400, margin: '32px auto' }}
      fontFamily="inherit"
      fill="currentColor"
      textAnchor="middle"
    >
      <title id={`${id}title`}>One graph, two builds</title>
      <desc id={`${id}desc`}>
        Components, demos, pages and navigation form one graph of modules. Stories turn it into the
        workbench, which shows and tests it. Prerendering turns the same modules into the site,
        which people read. The verdict of each story travels from the workbench to the site.
      </desc>
      <Modules />
      <Arrow x={LEFT} from={144} to={184} />
      <Arrow x={RIGHT} from={144} to={184} />
      <Box x={LEFT} y={188} title="Stories" note="one for each state" />
      <Box x={RIGHT} y={188} title="Prerendering" note="each page as HTML" />
      <Arrow x={LEFT} from={252} to={292} />
      <Arrow x={RIGHT} from={252} to={292} />
      <Box x={LEFT} y={296} title="Workbench" note="shows and tests" result />
      <Box x={RIGHT} y={296} title="Site" note="what people read" result />
      <Proof />
    </svg>
  );
}

function Modules() {
  return (
    <g>
      <rect
        x={20}
        y={8}
        width={320}
        height={132}
        rx={12}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.35}
      />
      <text x={180} y={38} fontSize={16} fontWeight={700}>
        One graph of modules
      </text>
      {MODULES.map((name, index) => {
        const x = index % 2 === 0 ? LEFT : RIGHT;
        const y = index < 2 ? 54 : 94;
        return (
          <g key={name}>
            <rect
              x={x - 63}
              y={y}
              width={126}
              height={32}
              rx={16}
              fill={ACCENT}
              fillOpacity={0.14}
            />
            <text x={x} y={y + 20.5} fontSize={13}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Box({ x, y, title, note, result = false }: BoxProps) {
  return (
    <g>
      <rect
        x={x - 75}
        y={y}
        width={150}
        height={60}
        rx={12}
        fill={result ? ACCENT : 'none'}
        fillOpacity={0.14}
        stroke={result ? ACCENT : 'currentColor'}
        strokeOpacity={result ? 1 : 0.35}
      />
      <text x={x} y={y + 26} fontSize={16} fontWeight={700}>
        {title}
      </text>
      <text x={x} y={y + 46} fontSize={13}>
        {note}
      </text>
    </g>
  );
}

function Arrow({ x, from, to }: ArrowProps) {
  return (
    <g opacity={0.7}>
      <path d={`M${x} ${from}V${to - 4}`} stroke="currentColor" strokeWidth={1.5} />
      <path d={`M${x} ${to}l-5 -9h10z`} />
    </g>
  );
}

function Proof() {
  return (
    <g>
      <path
        d={`M${LEFT} 360V378a12 12 0 0 0 12 12H${RIGHT - 12}a12 12 0 0 0 12 -12V368`}
        fill="none"
        stroke={ACCENT}
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <path d={`M${RIGHT} 359l-6 10h12z`} fill={ACCENT} />
      <text x={180} y={416} fontSize={13}>
        <tspan fontWeight={700}>Test results:</tspan> one for each story
      </text>
    </g>
  );
}
