import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';

const weeks = [42, 58, 35, 71];

export default function SalesBars() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <svg
      role="img"
      aria-label="Orders in four weeks: 42, 58, 35 and 71"
      viewBox="0 0 200 80"
      style={{ maxWidth: 320, width: '100%', borderBottom: `1px solid ${palette.divider}` }}
    >
      {weeks.map((orders, week) => (
        <rect
          key={week}
          x={week * 50 + 8}
          y={80 - orders}
          width={34}
          height={orders}
          style={{ fill: orders > 60 ? palette.primary.main : palette.grey[500] }}
        />
      ))}
    </svg>
  );
}
