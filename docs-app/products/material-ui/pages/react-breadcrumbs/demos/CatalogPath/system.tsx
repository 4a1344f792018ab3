import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const path = ['Shop', 'Workshop', 'Hand tools', 'Saws', 'Japanese saws'];

export default function CatalogPath() {
  const [depth, setDepth] = React.useState(path.length - 1);

  return (
    <div>
      <Breadcrumbs
        key={depth}
        aria-label="Place in the shop"
        separator="›"
        maxItems={4}
        itemsAfterCollapse={2}
        expandText="Show the whole way"
        slots={{ CollapsedIcon: MoreVertIcon }}
        slotProps={{ collapsedIcon: { sx: { width: 32, height: 24 } } }}
        sx={{ mb: 2 }}
      >
        {path.slice(0, depth).map((name, index) => (
          <Link key={name} component="button" onClick={() => setDepth(index)}>
            {name}
          </Link>
        ))}
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          {path[depth]}
        </Typography>
      </Breadcrumbs>
      <Link
        component="button"
        onClick={() => setDepth(path.length - 1)}
        sx={{ visibility: depth === path.length - 1 ? 'hidden' : undefined }}
      >
        Back to the saws
      </Link>
    </div>
  );
}
