import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const levels = ['Shop', 'Furniture', 'Tables', 'Table “Alder”'];

export default function CatalogTrail() {
  const [depth, setDepth] = React.useState(levels.length - 1);
  const currentRef = React.useRef<HTMLParagraphElement>(null);

  React.useEffect(() => {
    // The selected link unmounts, so the focus moves to the current page.
    if (depth < levels.length - 1) currentRef.current?.focus();
  }, [depth]);

  return (
    <Breadcrumbs
      aria-label="Catalog"
      size="lg"
      separator={
        <SvgIcon size="sm" sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
          <path d="m9 5 7 7-7 7-1.500-1.500L13 12 7.500 6.500z" />
        </SvgIcon>
      }
      slotProps={{
        ol: { sx: { rowGap: 0.5 } },
        separator: { sx: { color: 'text.secondary' } },
      }}
      sx={{ paddingInline: 0 }}
    >
      {levels.slice(0, depth).map((level, index) => (
        <Link
          key={level}
          href={`#${level}`}
          onClick={(event) => {
            event.preventDefault();
            setDepth(index);
          }}
        >
          {level}
        </Link>
      ))}
      <Typography ref={currentRef} tabIndex={-1} aria-current="page">
        {levels[depth]}
      </Typography>
    </Breadcrumbs>
  );
}
