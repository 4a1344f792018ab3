import * as React from 'react';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { Account, type AccountPreviewProps } from '@toolpad/core/Account';
import { type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useSession } from '@toolpad/core/useSession';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [{ title: 'Stock', icon: <InventoryIcon /> }];
const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };

const expandedPreview: AccountPreviewProps = {
  variant: 'expanded',
  slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
};

function Footer({ mini }: SidebarFooterProps) {
  const session = useSession();
  return session && <Account slotProps={{ preview: mini ? undefined : expandedPreview }} />;
}

function HeaderAccount() {
  const session = useSession();
  return session ? null : <Account />;
}

export default function FooterAccount() {
  const [session, setSession] = React.useState<Session | null>(ana);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ana), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppFrame
      branding={{ title: 'Warehouse' }}
      navigation={navigation}
      session={session}
      authentication={authentication}
      startPath="/"
    >
      <DashboardLayout
        sidebarExpandedWidth={240}
        slots={{ sidebarFooter: Footer, toolbarAccount: HeaderAccount }}
      >
        <PageContainer>
          <Typography>128 boxes on 14 shelves.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
