import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useSession } from '@toolpad/core/useSession';
import { rows, type TeamSession } from './data';

interface PageProps {
  pathname: string;
  onRoleChange: (role: TeamSession['role']) => void;
}

export function Page({ pathname, onRoleChange }: PageProps) {
  const notifications = useNotifications();
  const session = useSession<TeamSession>();

  if (!session) return <Typography sx={{ p: 3 }}>Sign in to see the warehouse.</Typography>;

  const role = session.role === 'manager' ? 'packer' : 'manager';
  return (
    <PageContainer>
      <Table size="small" aria-label="Rows of this page">
        <TableBody>
          {rows[pathname]?.map(([name, detail]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{detail}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button
        sx={{ mt: 2, alignSelf: 'flex-start' }}
        onClick={() => {
          onRoleChange(role);
          notifications.show(`You are a ${role} now.`, { key: role, autoHideDuration: 4000 });
        }}
      >
        Become a {role}
      </Button>
    </PageContainer>
  );
}
