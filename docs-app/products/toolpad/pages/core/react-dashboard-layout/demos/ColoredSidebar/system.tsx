import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ReceiptIcon from '@mui/icons-material/Receipt';
import GroupIcon from '@mui/icons-material/Group';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

/** Adds styles to the theme of this site. An app has them in the theme of its provider. */
function withSidebarStyles(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiDrawer: {
        styleOverrides: {
          paper: {
            backgroundColor: theme.palette.grey[100],
            ...theme.applyStyles('dark', { backgroundColor: theme.palette.grey[900] }),
          },
        },
      },
      MuiListItemButton: {
        styleOverrides: {
          root: { '&.Mui-selected .MuiTypography-root': { fontWeight: 700 } },
        },
      },
    },
  };
}

export default function ColoredSidebar() {
  return (
    <AppFrame branding={{ title: 'Warehouse' }} navigation={navigation} startPath="/">
      <ThemeProvider theme={withSidebarStyles}>
        <DashboardLayout sidebarExpandedWidth={240}>
          <PageContainer>
            <Typography>Twelve orders are open.</Typography>
          </PageContainer>
        </DashboardLayout>
      </ThemeProvider>
    </AppFrame>
  );
}
