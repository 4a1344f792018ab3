import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation = [{ title: 'Parcels' }];

const LateContext = React.createContext(0);

function LateCount() {
  const late = React.useContext(LateContext);
  return <Typography variant="body2">{late} late</Typography>;
}

export default function SlotContext() {
  const [late, setLate] = React.useState(2);

  return (
    <AppFrame branding={{ title: 'Warehouse' }} navigation={navigation} startPath="/">
      <LateContext.Provider value={late}>
        <DashboardLayout hideNavigation slots={{ toolbarActions: LateCount }}>
          <PageContainer>
            <Button
              variant="outlined"
              disabled={late === 0}
              onClick={() => setLate(late - 1)}
              sx={{ alignSelf: 'flex-start' }}
            >
              Deliver a parcel
            </Button>
          </PageContainer>
        </DashboardLayout>
      </LateContext.Provider>
    </AppFrame>
  );
}
