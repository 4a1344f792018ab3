import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  PageContainer,
  PageHeader,
  PageHeaderToolbar,
  type PageHeaderProps,
} from '@toolpad/core/PageContainer';

const ReloadContext = React.createContext(() => {});

function Actions() {
  const reload = React.useContext(ReloadContext);

  return (
    <PageHeaderToolbar>
      <Button variant="outlined" onClick={reload}>
        Reload
      </Button>
    </PageHeaderToolbar>
  );
}

function Header(props: PageHeaderProps) {
  return <PageHeader {...props} slots={{ toolbar: Actions }} />;
}

export default function PageActions() {
  const [count, setCount] = React.useState(3);

  return (
    <ReloadContext.Provider value={() => setCount(count + 1)}>
      <PageContainer title="Arrivals" breadcrumbs={[]} slots={{ header: Header }}>
        <Typography role="status">{count} ships today</Typography>
      </PageContainer>
    </ReloadContext.Provider>
  );
}
