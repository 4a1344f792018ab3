import Table from '@mui/joy/Table';

export default function InvoiceTable() {
  return (
    <Table aria-label="Invoices of March" sx={{ maxWidth: 440 }}>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Customer</th>
          <th scope="col">Euros</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>2041</td>
          <td>Lind</td>
          <td>418</td>
        </tr>
        <tr>
          <td>2042</td>
          <td>Abel</td>
          <td>59</td>
        </tr>
        <tr>
          <td>2043</td>
          <td>Fjord</td>
          <td>1260</td>
        </tr>
      </tbody>
    </Table>
  );
}
